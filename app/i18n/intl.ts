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

// Each takes what its Intl constructor takes: numberFormat('es-CO', { maximumFractionDigits: 0 }).format(50000) → '50.000'

export const dateTimeFormat = memoized(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = memoized((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const listFormat = memoized((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
