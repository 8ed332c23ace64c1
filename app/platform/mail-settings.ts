/** The mail server, from SMTP_URL, and the sender's address, from MAIL_FROM. */
export interface MailSettings {
  host: string;
  port: number;
  /** The connection starts with TLS (`smtps:`); otherwise it turns to TLS before anything is said (STARTTLS). */
  startsWithTls: boolean;
  login: { user: string; pass: string } | null;
  from: string;
}

/**
 * Reads the address of a mail server: 'smtp://user:password@mail.example.com' → port 587. The library does not get the address itself,
 * because it takes settings from a query, also those that turn the certificate check off.
 */
export function mailSettings(smtpUrl: string, from: string): MailSettings {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const startsWithTls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (startsWithTls ? 465 : 587),
    startsWithTls,
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
    from,
  };
}

/** An address with nothing but a host, a port, and a login: 'smtp://u:p@h:587' → true · 'smtps://h?tls.rejectUnauthorized=false' → false */
export function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const isPlain = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname + search + hash);
  return isPlain && [username, password].every(isDecodable);
}

/** 'a%2Fb' → true · '50%' → false: a percent sign in a password is written as %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
