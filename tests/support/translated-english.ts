/**
 * English that no American would write about a test or its result: each is a Spanish or German sentence in English words ('sirve para',
 * 'sale alto', 'quien', 'spricht für').
 */
const translated = [
  'serves? (?:to|for)',
  '(?:is|are) (?:of|no|no longer any) (?:use|good)(?! to)',
  'speaks? of (?:a|an|the|past|what|damage|anemia)',
  'whoever',
  'nowadays',
  'c(?:o|a)mes? out (?:lower|higher|very high|high|low|normal|negative|positive|abnormal|well|slightly|too)',
  '(?:is|are) worked out',
  '(?:must be|is|are) sought',
  '(?:is|are) looked for',
  'does not convince',
  'whose cause does not appear',
  'burning urine',
  'calls for samples',
  'goes along with',
  'Down’s syndrome',
  'of every 100',
  'whom it holds',
] as const;

const pattern = new RegExp(`(?<![\\p{L}-])(?:${translated.join('|')})(?![\\p{L}])`, 'giu');

/** '60 %' is Spanish notation. Americans write '60%'. */
const spacedPercent = /\d\s%/gu;

/** Lists the translated phrases of a text: 'It serves to find the cause.' → ['serves to'] */
export const translatedPhrasesIn = (text: string): string[] =>
  [pattern, spacedPercent].flatMap((one) => [...text.matchAll(one)].map(([phrase]) => phrase));
