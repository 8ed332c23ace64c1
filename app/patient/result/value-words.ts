/** ('98', 'mg/dL') → '98 mg/dL' */
export const withUnit = (value: string, unit: string): string => (unit ? `${value} ${unit}` : value);
