/** The request for a page that everybody gets: what is cached must not depend on the visitor who happens to ask first. */
export function forEverybody(request: Request): Request {
  const headers = new Headers(request.headers);
  for (const name of ['Cookie', 'Authorization']) headers.delete(name);
  return new Request(asGet(request), { headers });
}

/** HEAD asks for the headers of the page: it is rendered, and the host leaves out its body. */
export const asGet = (request: Request): Request =>
  request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
