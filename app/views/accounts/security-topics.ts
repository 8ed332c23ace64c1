/** The changes of an account's security, by the last part of their address. */
const securityTopics = ['clave', 'correo', 'segundo-paso', 'aplicacion', 'codigos'] as const;
export type SecurityTopic = (typeof securityTopics)[number];

export const securityTopic = (typed: string | undefined): SecurityTopic | null =>
  securityTopics.find((topic) => topic === typed) ?? null;

/** The change that was just made, by its name in the address. */
const securityDeeds = ['clave', 'correo', 'paso', 'aplicacion', 'sesion', 'otras', 'dispositivo'] as const;
export type SecurityDeed = (typeof securityDeeds)[number];

export const securityDone = (typed: string | null): SecurityDeed | null =>
  securityDeeds.find((deed) => deed === typed) ?? null;
