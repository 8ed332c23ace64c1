import type { Language } from './words-of.ts';

const compiled = (sources: Record<Language, readonly string[]>): Record<Language, RegExp> => ({
  es: new RegExp(sources.es.join('|'), 'iu'),
  en: new RegExp(sources.en.join('|'), 'iu'),
});

/** Within a clause. */
const some = '[^.,;:]{0,40}?';
/** 'No prolongue el ayuno' and 'do not break your fast' ask for it. */
const keeping = `(?:(?!prolong|exced|super|pas[ae]|romp|interrump|olvid|más de|menos de|mayor|inferior|salt)[^.,;:]){0,40}?`;
const keepingEnglish = `(?:(?!longer|more than|less than|over|break|exceed|interrupt|forget|extend)[^.,;:]){0,30}?`;
const comes = String.raw`\b(?:veng[ao]n?|venir|viene|vienes|llegu?e|llegar|asist\p{L}+|acud\p{L}+|vaya|pres[eé]nt\p{L}+|hágase|tómes\p{L}+)(?!\p{L})`;
const comesEnglish = String.raw`\b(?:com(?:e|ing)(?! back)|arriv\p{L}+|attend|turn up|present yourself|be here)(?!\p{L})`;

/** "No requiere ayuno": nobody has to fast, or everybody has eaten. */
export const denied = compiled({
  es: [
    String.raw`\b(?:no|ni|tampoco) (?:se |le |les |nos )?(?:requier|neces|exig|precis|amerit|pid|solicit|hace falta|hay que|hay necesidad|es |tiene (?:que|por qué)|deb[ea]|implica|import[ae]|aplica|veng|llegu|asist|acud|va |vaya)${keeping}\bayun(?:o|as|ar|e|ad[oa])(?!\p{L})`,
    String.raw`\bno ayune|\bningún ayuno|\bayuno:? no(?!\p{L})|\bayuno(?: \p{L}+){0,2} (?:no (?:es|se|hace|aplica)|es opcional)`,
    String.raw`\bsin (?:necesidad de |requerir |exigir |necesitar )?(?:estar |venir |hacer |guardar |un )?(?:en )?ayun(?:o|as|ar)(?!\p{L})`,
    String.raw`${comes}(?:(?! sin | no | ni )[^.,;:]){0,40}?(?:desayunad[oa]|almorzad[oa]|\bcomid[oa](?!\p{L})|habiendo (?:comido|tomado)|después de(?:l| su| un| haber)? ?(?:desayun|almuerzo|almorz|com(?:er|ido|ida)(?!\p{L})))`,
    String.raw`(?<!\b(?:sin|no|ni) )\bhaber (?:comido|desayunado|almorzado)|\b(?:paciente|estar|venir|venga|llegue)(?: \p{L}+)? alimentad[oa]|\b(?:ya|bien|habiendo) desayunad[oa]|\bcon (?:el )?estómago lleno|\b(?:ha|haya|hubiera) (?:comido|desayunado) o no|\bcon o sin (?:ayuno|comida|alimentos|desayun)`,
    String.raw`\ben ayunas o (?:no|desayunad|después|con)|tanto en ayunas como`,
  ],
  en: [
    String.raw`(?:\bnot|n['’]t|\bno longer) (?:\p{L}+ ){0,3}?(?:need|hav|requir|necessary|mandatory|compulsory|essential|obligatory|come|matter)${keepingEnglish}\b(?:fast(?:ing|ed)?|empty stomach)(?!\p{L})`,
    String.raw`(?:\bnot|n['’]t) fast(?! (?:for )?(?:more|longer|over|less))(?!\p{L})`,
    String.raw`\bfast(?:ing|ed)(?: \p{L}+){0,3}? (?:(?:is|are) not|(?:is|are)n['’]t|not) (?:\p{L}+ )?(?:need|requir|necessary|mandatory|compulsory|obligatory|essential|expected)`,
    String.raw`\bno need (?:to|for|of)${some}\bfast|\b(?:no|without(?: an?)?) fast(?:ing|s)?(?!\p{L})(?! (?:for )?(?:more|longer|over))|\bfasting is optional|\bnon-fasting`,
    String.raw`${comesEnglish}(?:(?!without|\bnot\b|n['’]t)[^.,;:]){0,40}?(?:having (?:had|eaten)|\bfed\b|after (?:having )?(?:had |eat(?:en|ing)|(?:your |an? |the |having )?(?:\p{L}+ )?(?:breakfast|lunch|meal)))`,
    String.raw`(?<!\bnot )(?<!n['’]t )\bon a full stomach|\bwith a full stomach|whether (?:or not )?you(?:['’]ve| have) (?:eaten|had)|\bwith or without (?:food|breakfast|fasting|eating|a meal)|\bregardless of (?:meals|food|when you)|\b(?:sure|should|must)(?: that)?(?: you)?(?:['’]ve| have) (?:eaten|had (?:breakfast|lunch|something))|\bpatient fed|\bfed state|\bfasting or not|\beither fasting or`,
  ],
});

/** That one may eat: unless it is told of another time. */
export const eating = compiled({
  es: [
    String.raw`(?<!\bno (?:se )?)\b(?:pueden?|podrá|debe|tiene que|hay que)(?: usted)? (?:\p{L}+ )?(?:desayunar|comer|almorzar|alimentarse|(?:tomar|consumir|ingerir) (?:su |el |un |sus )?(?:desayuno|alimentos?|comida))(?!\p{L})`,
    String.raw`(?<!\p{L})(?<!\bno (?:se )?)(?:desayune|coma(?! sal)|aliméntese|almuerce)(?: y beba| y tome)? (?:como |normal|bien|algo|lo de siempre|su |un |antes|tranquil|con normalidad|livian|liger|suave|sin problema)`,
    String.raw`^\W*(?:desayune)(?!\p{L})|(?<!\bno )\btome (?:su|un|el) (?:\p{L}+ )?desayuno|(?<!\bno )\bse permiten? (?:\p{L}+ )?(?:desayun|com(?:er|ida)|aliment)|(?<!\bno )\bcon (?:un )?desayuno (?:livian|liger|normal|previo)`,
  ],
  en: [
    String.raw`\b(?:can|may|could|should|must|(?:are|is) (?:allowed|free) to) (?!not)(?:\p{L}+ ){0,2}?(?:eat|have (?:an? |your |some )?(?:\p{L}+ )?(?:breakfast|lunch|food|meal))(?!\p{L})`,
    String.raw`(?<!\bnot )(?<!n['’]t )(?<!\bnever )\beat (?:and drink )?(?:as |normal|well|something|breakfast|your (?:usual|normal)|a (?:light|normal|good)|beforehand|before)`,
    String.raw`(?<!\bnot )(?<!n['’]t )\bhave (?:an? |your |some )?(?:\p{L}+ )?breakfast(?!\p{L})|\b(?:breakfast|lunch|food|eating) is (?:allowed|permitted|fine)`,
  ],
});

/** Another time than the hours before the sample; or under a condition. */
export const atAnotherTime = compiled({
  es: [
    String.raw`\b(?:después|luego|tras|mientras|entonces|hasta|noche|víspera|ayer|cen[ae]|medianoche|segund[oa]|otra|apenas|anterior(?:es)?|previos)(?!\p{L})`,
    String.raw`\b(?:al (?:terminar|salir|finalizar|final)|una vez|cuando|ya puede|solo si|si (?:su|el|la|tiene|usted)|días? antes)(?!\p{L})`,
  ],
  en: [
    String.raw`\b(?:after|afterwards|then|once|until|when|as soon as|night|evening|previous|preceding|dinner|midnight|meanwhile|second|another|later|following)\b`,
    String.raw`\b(?:days? before|days before|only if|if (?:your|you|the))\b`,
  ],
});

/** What only some are told: 'Si es diabético no ayune'. */
export const underCondition = compiled({
  es: [String.raw`(?:^|[,;] )\W*si(?!\p{L})`],
  en: [String.raw`(?:^|[,;] )\W*if\b|\bif (?:you (?:are|have|take|use)|your)\b`],
});

/** What only some are told, or wished for, or asked, or what another exam asks: no demand. */
export const noDemand = compiled({
  es: [
    String.raw`(?<!\p{L})si(?!\p{L})|prefer|ideal|de ser posible|si es posible|da igual|no importa|no afecta|díganos|cuéntenos|avise|informe si|otros? (?:exámen|examen)|otras? pruebas?`,
  ],
  en: [
    String.raw`\bif\b|prefer|ideal|no difference|does not matter|doesn['’]t matter|tell us|let us know|(?:another|other) (?:test|exam)s?`,
  ],
});

/** That this patient fasts, in so many words. */
export const demanded = compiled({
  es: [
    `${comes}${some}(?:en ayunas|ayunad[oa]|sin (?:haber )?(?:com(?:er|ido)|desayun(?:ar|ado)|probar|prob|ingeri|consumi)|(?:con )?(?:el )?estómago vacío)`,
    String.raw`\b(?:requiere|necesita|exige|precisa|amerita|debe|deben|tiene que|hay que|haga|guarde|cumpla|complete|es (?:\p{L}+ )?(?:obligatori[oa]|indispensable|necesari[oa]|imprescindible))(?: \p{L}+){0,3} ayun(?:o|as|ar)(?!\p{L})`,
    String.raw`(?<!\p{L})ayune(?:n)?(?!\p{L})|ayuno (?:es )?(?:obligatori|indispensable|necesari|requerid|imprescindible)`,
  ],
  en: [
    String.raw`${comesEnglish}(?:(?!\bif\b)[^.,;:]){0,40}?(?:\bfast(?:ing|ed)(?!\p{L})|empty stomach|without (?:having )?(?:eat(?:ing|en)|(?:had |having )?(?:any )?(?:breakfast|food)))`,
    String.raw`\b(?:must|should|need to|needs to|have to|has to|required to|requires?|needs?)(?: \p{L}+){0,2} fast(?:ing|ed)?(?!\p{L})`,
    String.raw`(?:^|[.,;:] |\band )fast (?:for|overnight|from|at least|between|\d)|\bfasting (?:is )?(?:required|needed|necessary|mandatory|compulsory)`,
  ],
});

/** That who is told so does not eat, without the word. */
export const notEating = compiled({
  es: [
    String.raw`\ben ayunas(?!\p{L})|\bestómago vacío|\bayuno (?:nocturno|previo|mínimo|estricto|completo|total)|\bnada por (?:la )?boca|\bs[oó]lo agua (?:desde|a partir|después)`,
    String.raw`\bsin (?:haber )?desayun(?:ar|ado)|^\W*sin (?:comer|haber comido)(?!\p{L})|\bno desayune|\bno (?:coma|ingiera|consuma|pruebe|tome)(?: nada| alimentos?| ningún alimento| comida| bocado| sólidos)?(?:,? (?:ni|y no|no|o) [^.,;:]{1,25})?(?<! agua)(?= (?:durante|en las? (?:\d|noche|mañana)|en los|desde|por|a partir|las \d|\d)| antes (?:de|del)|[.;:]|$)(?<=coma|alimentos?|comida|nada|bocado|ingiera|sólidos|beba)`,
    String.raw`\bno (?:se )?(?:debe|puede|deben|pueden) (?:comer|desayunar|(?:ingerir|consumir|probar) (?:nada|alimentos?|ningún alimento|comida|sólidos))(?= (?:nada|durante|en las? (?:\d|noche|mañana)|desde|por|a partir|antes)|[.;:]|$)`,
    String.raw`\b\d+ h(?:oras)? sin (?:comer|desayunar|alimentos|ingerir|probar|consumir|comida)`,
  ],
  en: [
    String.raw`\bempty stomach|\bin a fasting state|\bfasted\b|\bovernight fast|\bnothing (?:to eat|by mouth)|\b(?:only|nothing but) water (?:from|after|since)|\bfasting(?! (?:sample|glucose|blood|insulin|value))(?!\p{L})`,
    String.raw`\b(?:eat nothing|no (?:food|breakfast|eating)|skip breakfast|go without (?:food|breakfast|eating)|without breakfast)(?!\p{L})`,
    String.raw`(?:\bnot|n['’]t|\bavoid|\bstop|\bwithout) (?:eat(?:ing)?|have breakfast|having breakfast)(?: anything| any food| food)?(?:,? (?:or|and|nor) [^.,;:]{1,25})?(?= (?:for|from|in|during|since|after \d|on the morning|before)|[.;:]|$)(?<!chocolate)`,
    String.raw`(?:\bnot|n['’]t|\bcannot) have (?:any )?(?:food|breakfast|solids)(?!\p{L})`,
    String.raw`\b\d+ hours? without (?:food|eating|having eaten|breakfast)`,
  ],
});

/** Too short for a fast, or while the sample is being taken. */
export const noFast = compiled({
  es: [
    String.raw`minutos?(?!\p{L})|(?<!\p{L})(?:la|una|última|1|media) hora(?!\p{L})|durante (?:la|el|toda la|todo el) (?!noche|mañana|ayuno)|mientras|entre (?:las |una )?(?:muestra|toma)`,
    '(?:muestra|toma|prueba) (?:se|queda|termin)|después de la|en la boca|tubo|frasco',
  ],
  en: [
    String.raw`minutes?\b|\b(?:an|one|1|last|half|the) (?:an )?hour\b|(?:during|throughout) the (?!night|morning)|meanwhile|between samples|until the last`,
  ],
});

/** Hours of a fast, in figures. */
export const fastHours: Record<Language, RegExp> = {
  es: new RegExp(
    [
      String.raw`ayuno (?:\p{L}+ )?(?:mínimo )?(?:de )?(?:al menos |mínimo |entre )?(\d+)(?: ?(?:a|y|-|–|o) ?(\d+))? ?h`,
      String.raw`ayune (?:por |durante |entre |al menos )?(\d+)(?: ?(?:a|y|-|–) ?(\d+))? ?h`,
      String.raw`(\d+)(?: ?(?:a|y|-|–|o) ?(\d+))? h(?:oras)? (?:de ayuno|en ayunas|sin (?:comer|alimentos|ingerir|probar|desayunar|consumir|comida))`,
      String.raw`no (?:coma|ingiera|consuma|pruebe)(?: \p{L}+){0,2} (?:durante|en|por|desde) (?:las )?(\d+)() h`,
    ].join('|'),
    'giu',
  ),
  en: new RegExp(
    [
      String.raw`\bfast(?:ing)? (?:for |of )?(?:at least |between |about )?(\d+)(?: ?(?:to|and|or|-|–) ?(\d+))? ?(?:h|hours)(?!\p{L})`,
      String.raw`(\d+)(?:(?: ?(?:to|and|-|–) ?)(\d+))?(?:-| )hours?[’']?(?: of)?(?:-| )fast`,
      String.raw`(\d+)(?: ?(?:to|and|-|–) ?(\d+))? hours without (?:food|eating|having)`,
      String.raw`(?:\bnot|n['’]t) eat(?: \p{L}+){0,2} for (?:at least |the )?(\d+)() hours`,
    ].join('|'),
    'giu',
  ),
};
