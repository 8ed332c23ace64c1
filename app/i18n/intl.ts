/** Memoizes formatters by locale and options: a new Intl object loads its locale's data, which is slow and uses much memory. */
function memoized<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (tag: string, options?: Options): Format => {
    const key = tag + JSON.stringify(options);
    const format = formats.get(key) ?? make(tag, options);
    formats.set(key, format);
    return format;
  };
}

/** A memoized `Intl.DateTimeFormat`: dateTimeFormat('es-CO', { weekday: 'long' }).format(new Date()) → 'martes' */
export const dateTimeFormat = memoized(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
/** A memoized `Intl.NumberFormat`: numberFormat('es-CO', { maximumFractionDigits: 0 }).format(50000) → '50.000' */
export const numberFormat = memoized((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
/** A memoized `Intl.PluralRules`: pluralRules('es-CO').select(1) → 'one' */
const pluralRules = memoized((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options));
/** A memoized `Intl.ListFormat`: listFormat('es-CO').format(['a', 'b', 'c']) → 'a, b y c' */
export const listFormat = memoized((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));

/** ('es', 1) → 'one'. Replaces the function that the messages are generated with (`server/build/plural-plugin.ts`). */
export const plural = (locale: string, count: unknown, options?: Intl.PluralRulesOptions): string =>
  pluralRules(locale, options).select(Number(count));
