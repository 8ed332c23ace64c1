/** Memoizes formatters by locale and options: a new Intl object loads its locale's data, which is slow and uses much memory. */
function kept<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const formats = new Map<string, Format>();
  return (tag: string, options?: Options): Format => {
    const key = tag + JSON.stringify(options);
    const format = formats.get(key) ?? make(tag, options);
    formats.set(key, format);
    return format;
  };
}

export const dateTimeFormat = kept(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
export const listFormat = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
