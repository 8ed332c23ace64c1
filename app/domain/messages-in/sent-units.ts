/**
 * Spellings of UCUM units that laboratory systems use, in the form that `plain` returns. Each pair is the same unit, so no value is
 * converted. The power of ten is part of the unit (10*3/uL), so another power is another unit.
 */
const spellings: Readonly<Record<string, string>> = {
  'k/ul': '10*3/ul',
  'mil/ul': '10*3/ul',
  'miles/ul': '10*3/ul',
  '10*3/mm3': '10*3/ul',
  '10*3/mm*3': '10*3/ul',
  '/mm3': '/ul',
  'cel/ul': '/ul',
  '10*9/l': '10*3/ul',
  '10*6/mm3': '10*6/ul',
  'm/ul': '10*6/ul',
  '10*12/l': '10*6/ul',
  'ui/l': 'u/l',
  'iu/l': 'u/l',
  '[iu]/l': 'u/l',
  'ui/ml': '[iu]/ml',
  'iu/ml': '[iu]/ml',
  'mui/ml': 'm[iu]/ml',
  'miu/ml': 'm[iu]/ml',
  'mui/l': 'm[iu]/l',
  'miu/l': 'm[iu]/l',
  'uui/ml': 'm[iu]/l',
  'uiu/ml': 'm[iu]/l',
  'u[iu]/ml': 'm[iu]/l',
  'g%': 'g/dl',
  'gr/dl': 'g/dl',
  'mgr/dl': 'mg/dl',
  'mg%': 'mg/dl',
  'mcg/dl': 'ug/dl',
  'mcg/ml': 'ug/ml',
  'mcg/l': 'ug/l',
  'ng/ml': 'ug/l',
  'pg/ml': 'ng/l',
  'mm/h': 'mm/h',
  'mm/hora': 'mm/h',
  'mm/hr': 'mm/h',
  seg: 's',
  sec: 's',
  segundos: 's',
  '/campo': '/[hpf]',
  xcampo: '/[hpf]',
  porcampo: '/[hpf]',
  '/hpf': '/[hpf]',
  porcentaje: '%',
  'por ciento': '%',
};

/** Normalizes a unit: ' 10^3/µL ' → '10*3/ul' · 'x10³/uL' → '10*3/ul' · 'MG/DL' → 'mg/dl' */
function plain(unit: string): string {
  const text = unit
    .trim()
    .replace(/[µμ]/g, 'u')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^x(?=10)/, '')
    .replace(/^10(?:\^|\*\*|e)?(\d)/, '10*$1')
    .replace(/\{[^}]*\}/g, '');
  return spellings[text] ?? text;
}

/** Whether two spellings name the same unit: ('mg/dl', 'mg/dL') → true · ('mmol/L', 'mg/dL') → false */
export const isSameUnit = (sent: string, catalog: string): boolean => plain(sent) === plain(catalog);

/** LOINC codes of sodium, potassium, chloride, and bicarbonate. For an ion with a single charge, 1 mEq is 1 mmol. */
const oneCharge: ReadonlySet<string> = new Set(['2951-2', '2823-3', '2075-0', '1963-8', '2028-9']);
const perCharge: ReadonlySet<string> = new Set(['meq/l', 'mmol/l']);

/**
 * Whether mEq/L and mmol/L are the same for an analyte: ('mEq/L', 'mmol/L', '2823-3') → true for potassium · ('mEq/L', 'mmol/L', '17861-6')
 * → false for calcium, which has two charges
 */
export const isSameCharge = (sent: string, catalog: string, loinc: string | null): boolean =>
  loinc !== null && oneCharge.has(loinc) && perCharge.has(plain(sent)) && perCharge.has(plain(catalog));

/** Whether a unit is dimensionless, as for a ratio, pH, or specific gravity. */
export const isDimensionlessUnit = (unit: string): boolean => /^(1|\{[^}]*\}|\[pH\])?$/.test(unit.trim());
