/** The server's answer to a refused first step. The password never comes back. */
export interface SignInReply {
  email: string;
  faults: { correo?: 'missing' | 'email'; clave?: 'missing' };
  refused: boolean;
  /** The password is right, and the laboratory suspended the doctor. */
  isSuspended?: boolean;
  /** The seconds until the next attempt. */
  wait?: number;
}

/** The server's answer to a refused code. */
export interface CodeReply {
  missing: boolean;
  refused: boolean;
  wait?: number;
}
