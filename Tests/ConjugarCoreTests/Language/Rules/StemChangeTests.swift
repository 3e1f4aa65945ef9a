import ConjugarCore
import Testing

/// Vowels of the stem that break when stressed, and vowels that rise where no i follows.
@Suite struct StemChangeTests {
  @Test(arguments: [
    "pensar present pienso piensas pensás piensa pensamos pensáis piensan",  // not pensa, piensamos, piensás
    "pensar present-subjunctive piense pienses pienses piense pensemos penséis piensen",
    "pensar imperative piensa pensá piense pensemos pensad piensen",
    "pensar preterite 1s pensé",  // not piensé
    "perder present pierdo pierdes perdés pierde perdemos perdéis pierden",
    "perder present-subjunctive 1p perdamos",  // not pierdamos
    "discernir present 3s discierne", "discernir preterite 3s discernió",  // not discirnió
    "discernir present-subjunctive 1p discernamos",  // not discirnamos
    "cerner gerund - cerniendo", "concernir preterite 3p concernieron",
    "negar present-subjunctive 2s niegues", "empezar present-subjunctive 3s empiece", "regar preterite 1s regué",
    "encomendar present 1s encomiendo",  // the last e, not encomiendar's first
    "apretar present 3p aprietan", "atravesar present 2s atraviesas", "despertar imperative 2s despierta",
  ])
  func eToIe(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "contar present cuento cuentas contás cuenta contamos contáis cuentan",  // not contan, cuentamos
    "contar present-subjunctive cuente cuentes cuentes cuente contemos contéis cuenten",
    "mover imperative mueve mové mueva movamos moved muevan", "mover gerund - moviendo",  // not muviendo
    "volver present 2v volvés", "almorzar present-subjunctive 1s almuerce", "colgar present-subjunctive 3s cuelgue",
    "volcar present-subjunctive 3s vuelque", "torcer present 1s tuerzo", "cocer present 1s cuezo",  // not cuezco
    "rogar preterite 1s rogué", "encontrar present 3s encuentra", "demostrar present 2s demuestras",
  ])
  func oToUe(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "jugar present juego juegas jugás juega jugamos jugáis juegan",
    "jugar present-subjunctive juegue juegues juegues juegue juguemos juguéis jueguen",
    "adquirir present adquiero adquieres adquirís adquiere adquirimos adquirís adquieren",
    "adquirir preterite 3s adquirió", "adquirir present-subjunctive 1p adquiramos",  // not adquieramos
  ])
  func uToUeAndIToIe(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "oler present huelo hueles olés huele olemos oléis huelen",  // not uelo
    "oler present-subjunctive huela huelas huelas huela olamos oláis huelan",
    "errar present 1s yerro/erro", "errar present 3p yerran/erran",
    "errar present-subjunctive 1p erremos",  // not ierro
    "erguir present 1s yergo/irgo", "erguir present-subjunctive 1p irgamos/yergamos", "erguir preterite 3s irguió",
    "erguir gerund - irguiendo", "erguir imperative 2s yergue/irgue", "erguir present 1p erguimos",
    "desosar present deshueso deshuesas desosás deshuesa desosamos desosáis deshuesan",  // not desueso
    "desosar present-subjunctive 2p desoséis",
    "avergonzar present avergüenzo avergüenzas avergonzás avergüenza avergonzamos avergonzáis avergüenzan",
    "avergonzar present-subjunctive 3s avergüence", "avergonzar preterite 1s avergoncé",  // not averguence
    "agorar present 1s agüero", "degollar present 3s degüella", "degollar preterite 3s degolló",
  ])
  func yeAndHueAndDiaeresis(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "pedir present pido pides pedís pide pedimos pedís piden",  // not pedo, pidimos
    "pedir preterite pedí pediste pediste pidió pedimos pedisteis pidieron",  // not pidí, pedió
    "pedir present-subjunctive pida pidas pidas pida pidamos pidáis pidan",  // not pedamos
    "pedir imperfect-subjunctive-ra 3s pidiera", "pedir future-subjunctive 1s pidiere", "pedir gerund - pidiendo",
    "pedir imperfect 1s pedía", "pedir future 1s pediré", "pedir participle - pedido",  // not pidía, pidiré
    "seguir present 1s sigo", "elegir present 1s elijo", "corregir present-subjunctive 3s corrija",
    "servir imperative 2v serví", "medir preterite 3p midieron", "repetir present 3s repite",
    "competir present 1s compito", "derretir preterite 3s derritió", "concebir present 3p conciben",
  ])
  func eToI(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "sentir present siento sientes sentís siente sentimos sentís sienten",
    "sentir preterite sentí sentiste sentiste sintió sentimos sentisteis sintieron",  // not sientió
    "sentir present-subjunctive sienta sientas sientas sienta sintamos sintáis sientan",  // not sentamos
    "sentir gerund - sintiendo", "herir preterite 3p hirieron", "hervir present 3s hierve", "hervir gerund - hirviendo",
    "preferir imperfect-subjunctive-se 1p prefiriésemos", "arrepentirse present-subjunctive 1p nos arrepintamos",
  ])
  func eToIeAndI(row: String) throws { try Rows.check(row) }

  @Test(arguments: [
    "dormir present duermo duermes dormís duerme dormimos dormís duermen",
    "dormir preterite dormí dormiste dormiste durmió dormimos dormisteis durmieron",  // not dormió, duermió
    "dormir present-subjunctive duerma duermas duermas duerma durmamos durmáis duerman",  // not dormamos
    "dormir gerund - durmiendo", "morir preterite 3s murió", "morir imperfect-subjunctive-ra 1s muriera",
    "poder gerund - pudiendo",  // not podiendo
  ])
  func oToU(row: String) throws { try Rows.check(row) }
}
