/** Matches words that name an emergency in a text about an exam: symptoms that take a patient to an emergency room the same day. */
export const emergencySign = {
  es: new RegExp(
    [
      'sobredosis|intoxicaci|envenen|(?<!\\p{L})veneno(?!\\p{L})|matarratas|serpiente|alacr[aá]n|mordedura|suicid',
      'dolor(?:es)? (?:fuertes? )?(?:de|en el) pecho|sospecha de infarto',
      'falta de aire|dificultad para respirar|pausas al respirar|respiraci[oó]n agitada|ahog|piel azulada',
      'garganta.{0,12}hinch|hinch.{0,40}garganta|hinchaz[oó]n de los labios',
      'sudor fr[ií]o|desmay|inconsciente|azúcar (?:muy )?baj[oa]|cetoacidosis|crisis suprarrenal',
      'convulsi[oó]n|confusi[oó]n|confundid|deca[ií]d[oa]|par[aá]lisis de la cara|debilidad que sube',
      'p[eé]rdida de visi[oó]n|pierde visi[oó]n|ceguera s[uú]bita|visi[oó]n (?:amarilla|borrosa)',
      'beb[eé]s (?:muy )?amarill|reci[eé]n nacidos? (?:muy )?(?:amarill|enferm)',
      '(?:cuello|nuca) r[ií]gid|meningitis|sepsis|dolor de cabeza (?:muy )?(?:fuerte|s[uú]bito)|golpe (?:en|de) la cabeza',
      '(?:tos|flema|v[oó]mito) con sangre|deposiciones (?:negras|oscuras)|sangrado digestivo|sangrados? repentino',
      'dolor(?:es)? (?:muy )?fuertes? (?:del?|en el|de la) (?:abdomen|barriga|boca del est[oó]mago|parte alta)|dolores de abdomen',
      'sangrado o dolor en las primeras|embarazo con sangrado|golpe en el abdomen|contracciones',
      'fiebre (?:y|con|o) ojos amarillos|orina del color de la cola|test[ií]culo con fiebre|urgencias?(?!\\p{L})',
      'fiebre alta|fiebre con dengue|reacci(?:[oó]n|ones) (?:grave|a (?:una )?transfusi)|despu[eé]s de una transfusi',
      'infecciones e inflamaciones graves|hepatitis grave|ven blastos|embarazadas que estuvieron con alguien enfermo',
    ].join('|'),
    'giu',
  ),
  en: new RegExp(
    [
      'overdos|poison(?!ous)|snake|suicid|chest pain|suspected heart attack',
      'short(?:ness)? of breath|breathless|(?:trouble|pauses in|fast) breathing|cold sweat|faint|unconscious|blue skin|swollen lips',
      '\\blow (?:blood )?sugar|ketoacidosis|adrenal crisis|seizure|convulsion|\\bconfus(?:ed(?! with)|ion)|listless',
      '(?:blurred|yellow) vision|loss of (?:sight|vision)|sudden blindness|yellow (?:babies|newborns)',
      'stiff neck|meningitis|sepsis|severe headache|blow to the (?:head|belly|abdomen)',
      'cough(?:ing)? (?:up |with )?blood|(?:dark|black) stools|contractions|emergenc',
      'high fever|reactions? to (?:a )?transfusion|after a transfusion|(?:serious|severe) (?:allergic )?reaction|blasts are seen',
    ].join('|'),
    'giu',
  ),
};

/** Exams that use one of those words and need no warning, each with the reason. */
export const notAnEmergency: Readonly<Record<string, string>> = {
  'COA-040': 'The venom is the reagent in the tube.',
  'COA-051': 'The snake is where the reagent comes from.',
  'END-057': 'The faint is a drop in blood pressure on standing that a specialist studies.',
  'END-077': 'A low sugar of the past, studied in an office; it is in panels for insulin resistance.',
  'GEN-060': 'A syndrome that a child is born with.',
  'GEN-067': 'A syndrome that a child is born with; the result takes weeks.',
  'GEN-071': 'A gene, read weeks after the illness.',
  'GEN-088': 'The reaction is what it prevents: it is read before the first tablet.',
  'GEN-089': 'The reaction is what it prevents: it is read before the first tablet.',
  'GEN-106': 'A screen of healthy newborns: the seizures are what it prevents.',
  'HEM-029': 'What it names came before the anemia that is studied.',
  'INF-010': 'An old infection of the eye, seen in an office; it is in every prenatal panel.',
  'INM-011': 'Infections of the past.',
  'INM-033': 'A vaccine’s protection, not the illness.',
  'MED-036': 'An effect of high levels, watched by the doctor who treats the infection.',
  'MED-064': 'Nicotine: nobody takes an overdose of it by smoking.',
  'QUI-115': 'A delay that a child is born with.',
  'VIT-023': 'A lack that takes months.',
};
