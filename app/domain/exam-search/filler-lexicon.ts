/**
 * Words that people write around an exam or about its result: 'salió', 'alta', 'looking'. They carry no information in a query, but they
 * can in a name: 'alta densidad', 'estatura baja'. A stop word (`isStopWord`) carries none in either.
 */
const fillerWords = new Set(
  (
    'alta altas alto altos baja bajas bajo bajos elevada elevado elevadas elevados subida subido high low elevated ' +
    'estas estos esas esos aquella aquello existe existen averiguar ayuda busco buscar cita consulta cosa cosas cotizar cotizacion cree creo dan debe debo deberia decir detectar dice dicen dieron dijo dijeron ' +
    'entonces era estaba estar estuve fue fui gustaria habia haga hacerle hacerlo hacerse haciendo han hasta hice hicieron hizo hoy informacion ' +
    'llega llegado llego llegan llama manda mandan mandado mucha muchas mucho muchos nada ordenan ordeno otra otras otro otros pasa paso pedi pidio pidieron ' +
    'podria preciso pueden queria querer quiere quieren quisieramos realizan realizarme receto recetaron resulto sabe saca sacan sacarme ' +
    'salen salio salieron salido salir sea sera seria sentir siempre siente siento sirve sirven solicitan solo soy sospecha sospechan sufre sufren sufro ' +
    'padece padezco tanto te tenemos tener tenga tenia toca todas todo todos toda tomarse trae tuve tuvo urgente usted va van ver vez viene voy ' +
    'about after any be been being could did feel feeling find getting give go going got had has her him his im just know like looking make ordered right ' +
    'see should some tell than their there they think very was were who why will yes'
  ).split(' '),
);

/** Takes a folded word (`name-tokens.ts`). */
export const isFillerWord = (word: string): boolean => fillerWords.has(word);
