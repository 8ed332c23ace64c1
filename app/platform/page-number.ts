/** The page of a list that an address asks for: '?pagina=3' → 3. Anything else is the first page. */
export function pageNumberIn(url: URL): number {
  const typed = url.searchParams.get('pagina') ?? '';
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1;
}
