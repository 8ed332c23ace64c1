const news = ['clave', 'correo', 'detenido'] as const;
/** The event before signing in: another password, another address, or a change of the address that was stopped. */
export type SignInNews = (typeof news)[number];

export const signInNews = (typed: string | null): SignInNews | null => news.find((one) => one === typed) ?? null;
