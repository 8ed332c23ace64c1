/** How laboratory systems connect over MLLP; null in `Env`: they do not. */
export interface MllpSettings {
  port: number;
  host: string;
  /** The files of the server's certificate and its key; null: the connections are not encrypted. */
  tls: { certificate: string; key: string } | null;
}

interface MllpVariables {
  MLLP_PORT?: number | undefined;
  MLLP_HOST?: string | undefined;
  MLLP_TLS_CERT?: string | undefined;
  MLLP_TLS_KEY?: string | undefined;
}

/** Returns the settings, null without a port, or the fault of variables that do not go together. */
export function mllpSettings(
  { MLLP_PORT: port, MLLP_HOST, MLLP_TLS_CERT: certificate, MLLP_TLS_KEY: key }: MllpVariables,
  host: string,
): MllpSettings | null | { fault: string } {
  if ((certificate === undefined) !== (key === undefined))
    return { fault: 'MLLP_TLS_CERT and MLLP_TLS_KEY go together: set both, or neither' };
  if (port === undefined) return null;
  return { port, host: MLLP_HOST ?? host, tls: certificate && key ? { certificate, key } : null };
}
