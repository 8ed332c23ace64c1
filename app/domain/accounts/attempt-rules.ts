/** The counted attempts of one key: an account at a network, an account at all networks, or a network. */
export interface Attempts {
  count: number;
  /** When the counting began. */
  firstAt: Date;
  lastAt: Date;
}

export interface AttemptRule {
  /** Attempts without any wait. */
  free: number;
  /** Minutes after the first attempt at which the counting starts again. */
  windowMinutes: number;
  /** The wait after the free attempts, in seconds. It doubles with each further attempt, unless it is `constant`. */
  waitSeconds: number;
  constant?: true;
  mostWaitSeconds: number;
}

/**
 * Waits slow down guessing without locking an owner out of a device that the account knows: it has its own counter, so a stranger's attempts
 * do not delay its owner. Figures: OWASP Authentication, NIST SP 800-63B-4 (at most 100 consecutive failures); `docs/security.md`.
 */
export const attemptRules = {
  /** One account from one network, or from one device that the account knows. */
  account: { free: 5, windowMinutes: 15, waitSeconds: 30, mostWaitSeconds: 15 * 60 },
  /**
   * Wrong passwords of one account from all networks together, except from a device that it knows: many networks do not add up to many guesses.
   * The success of another device clears it.
   */
  accountAnywhere: {
    free: 20,
    windowMinutes: 24 * 60,
    waitSeconds: 24 * 3600,
    constant: true,
    mostWaitSeconds: 24 * 3600,
  },
  /** One network, for all accounts. A Colombian carrier puts thousands of phones behind one address, so the wait is short. */
  network: { free: 100, windowMinutes: 15, waitSeconds: 2, constant: true, mostWaitSeconds: 2 },
  /** Codes of the second factor of one account, over all its sessions: 30 a day leave an attacker a chance below 1 in 10,000. */
  code: { free: 5, windowMinutes: 24 * 60, waitSeconds: 120, mostWaitSeconds: 70 * 60 },
  /** Requests for a link by email. */
  link: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Codes of the first run, from all networks together. A restart prints a new code, and counts again. */
  firstRun: { free: 50, windowMinutes: 30, waitSeconds: 30 * 60, constant: true, mostWaitSeconds: 30 * 60 },
  /** Applications of doctors from one network. */
  application: { free: 10, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Pages of a doctor's list of orders: nobody copies the whole list quickly (D 51). */
  doctorList: { free: 60, windowMinutes: 60, waitSeconds: 60, constant: true, mostWaitSeconds: 60 },
  /** Messages from one network to the inbox. */
  message: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Home visits asked for with one telephone, or one email address: a stranger's form does not fill somebody's mailbox. */
  visit: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Home visits asked for from one network: a residence or a clinic asks for many people. */
  visitNetwork: { free: 30, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Wrong birth dates for one result link: the fifth one ends the link, so the wait is never reached. */
  birthday: { free: 5, windowMinutes: 72 * 60, waitSeconds: 72 * 3600, constant: true, mostWaitSeconds: 72 * 3600 },
  /** Birth dates from one network, over all result links. */
  birthdayNetwork: { free: 20, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** Look-ups of documents by one member of staff: a morning at the desk, and no list of the city. */
  documentLookup: { free: 60, windowMinutes: 60, waitSeconds: 60, constant: true, mostWaitSeconds: 60 },
  /** Codes of the laboratory that one account, or one network, tries: with 40 bits, ten a day find nothing. */
  bindingCode: { free: 10, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
  /** Codes that the desk hands over for one person, whoever asks. */
  handedCode: { free: 3, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
  /**
   * Birth dates for the codes of one person, over all accounts: whoever finds the paper gets five in a week, and whoever makes more codes gets
   * no more. The desk sees the year, so 365 dates are left.
   */
  bindingDate: {
    free: 5,
    windowMinutes: 7 * 24 * 60,
    waitSeconds: 7 * 86_400,
    constant: true,
    mostWaitSeconds: 7 * 86_400,
  },
  /** Accounts that a patient gives access: the answer says whether an address has one, so it is counted. */
  proxy: { free: 10, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
  /** Codes for a new device that one account is sent. */
  deviceMail: { free: 5, windowMinutes: 60, waitSeconds: 15 * 60, constant: true, mostWaitSeconds: 15 * 60 },
  /** Registrations and other requests for a mail from one network. */
  linkNetwork: { free: 10, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Codes of PDF files that one network asks about. */
  reportCode: { free: 30, windowMinutes: 60, waitSeconds: 600, constant: true, mostWaitSeconds: 600 },
  /** Passcodes for one shared report: with six digits, five tries in its whole life find nothing. */
  sharePasscode: {
    free: 5,
    windowMinutes: 31 * 24 * 60,
    waitSeconds: 31 * 86_400,
    constant: true,
    mostWaitSeconds: 31 * 86_400,
  },
  /** Passcodes from one network, over all shared reports. */
  shareNetwork: { free: 30, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** New result links for one order. */
  resultLink: { free: 3, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
} as const satisfies Record<string, AttemptRule>;

const MINUTE_MS = 60_000;

/** The instant from which the next attempt is allowed; null: now. */
export function nextAllowed(before: Attempts | null, rule: AttemptRule, now: Date): Date | null {
  if (!before || now.getTime() >= before.firstAt.getTime() + rule.windowMinutes * MINUTE_MS) return null;
  if (before.count < rule.free) return null;
  const doublings = rule.constant ? 0 : Math.min(before.count - rule.free, 20);
  const seconds = Math.min(rule.waitSeconds * 2 ** doublings, rule.mostWaitSeconds);
  const at = new Date(before.lastAt.getTime() + seconds * 1000);
  return at > now ? at : null;
}

/** The counted attempts after one more. A new window begins when the old one has passed. */
export function countedAttempt(before: Attempts | null, rule: AttemptRule, now: Date): Attempts {
  const isOver = !before || now.getTime() >= before.firstAt.getTime() + rule.windowMinutes * MINUTE_MS;
  return isOver
    ? { count: 1, firstAt: now, lastAt: now }
    : { count: before.count + 1, firstAt: before.firstAt, lastAt: now };
}
