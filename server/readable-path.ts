/** Line breaks and other control characters. React Router's patterns do not match across a line break, so no route would answer. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it searches for these characters.
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Escapes the parts of a path with which React Router cannot match it. A path that is not UTF-8, or that holds a control character or an
 * empty segment, names no page: '/%E0%A4%A', '/%0a' and '//' are matched literally, and get the 404 page. React Router would log the first,
 * fail on the second and treat the third as '/'.
 */
export function readablePath(pathname: string): string {
  const whole = pathname.replaceAll('//', '/%2F');
  try {
    if (!control.test(decodeURIComponent(whole))) return whole;
  } catch {
    // Invalid UTF-8 is treated like a control character.
  }
  return whole.replaceAll('%', '%25');
}

/** Returns the request with its path escaped by `readablePath`. */
export function withReadablePath(request: Request): Request {
  const url = new URL(request.url);
  const readable = readablePath(url.pathname);
  if (readable === url.pathname) return request;
  url.pathname = readable;
  return new Request(url, request);
}
