/** British spellings and words in a text that must be American: stems and words, each as a part of a regular expression. */
const british = [
  // -our, -re, -ogue
  '(?:behavi|col|fav|flav|harb|hon|hum|lab|neighb|od|rum|sav|tum|vap|vig)our',
  '(?:centi|kilo|milli)?(?:litre|metre)s?',
  'cent(?:re|red|res)|fibre|titre|theatre|calibre|sombre',
  'catalogue|analogue|dialogue box|programme',
  // -ise, -isation, -yse
  '\\w+isation',
  '(?:apolog|author|categor|central|character|crystall|custom|emphas|fertil|final|general|hospital|immun|ion|lutein|metabol|minim|maxim|normal|organ|prior|priorit|real|recogn|sensit|special|stabil|standard|steril|summar|tender|util|visual)is(?:e|ed|es|ing)',
  '(?:anal|paral|catal|hydrol|haemol)ys(?:e|ed|er|ers|ing)',
  // ae, oe
  'a?n?haem\\w*|\\w*aemi[ac]\\w*|\\w*paed\\w*|an?aesth\\w*|gynaec\\w*|faec\\w*|caesar\\w*|phaeo\\w*|leuc?kaem\\w*',
  'oes\\w+|oedema\\w*|foet\\w*|diarrhoea\\w*|dyspnoea|coeliac|amoeb\\w*|manoeuv\\w*|homoeo\\w*',
  // doubled and single letters, -ence, -t
  '(?:cancel|counsel|label|model|signal|travel|channel|total)l(?:ed|ing|or|ors|er)|fulfil|enrol|skilful|jewellery',
  'licence|defence|offence|practis(?:e|ed|ing)|judgement|ageing|grey|mould\\w*|sulph\\w*|aluminium|tyre|cheque',
  'learnt|spelt|dreamt|leant|whilst|amongst|neurones?|centile',
  // words of another English
  'maize|napp(?:y|ies)|soya|linseed|petrol|biscuits?|courgette|aubergine|fortnight|chemist|antenatal|pessar(?:y|ies)',
  'paracetamol|suxamethonium|noradrenaline|frusemide|salbutamol|pethidine|bloodletting|stomach ache',
  'car parks?|mobile phones?|at the weekend|straight away|the other way round|ring us|fill in the form|A&E',
  'e-mails?',
] as const;

/** Words that look British but are correct in their context, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  // A visitor from another country searches for acetaminophen by the name on the box.
  'acetaminophen (paracetamol)': 'the name of the same medicine in most other countries',
  'Acetaminophen (paracetamol)': 'the same, at the beginning of a name',
  'succinylcholine (suxamethonium)': 'the name of the same medicine in most other countries',
  'Haemophilus influenzae': 'the scientific name of a bacterium',
};

const pattern = new RegExp(`(?<![\\p{L}\\d/.-])(?:${british.join('|')})(?![\\p{L}/])`, 'giu');

/** Lists the British words in a text: 'The colour of the titre' → ['colour', 'titre'] */
export function britishWordsIn(text: string): string[] {
  const plain = Object.keys(exceptions).reduce((rest, exception) => rest.replaceAll(exception, ' '), text);
  // Addresses and anchors are not words: '/examenes-laboratorio', '{#valores}'.
  const words = plain.replace(/\]\([^)]*\)|\{#[\w-]+\}|\{\{\w+\}\}|`[^`]*`|https?:\S+/g, ' ');
  return [...words.matchAll(pattern)].map(([word]) => word);
}
