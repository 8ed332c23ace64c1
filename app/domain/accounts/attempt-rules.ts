/** The counted attempts of one key, for example of an account from one network, of an account from all networks, or of a network. */
export interface Attempts {
  count: number;
  /** The instant of the first counted attempt. */
  firstAt: Date;
  lastAt: Date;
}

export interface AttemptRule {
  /** The number of attempts without a wait. */
  free: number;
  /** The number of minutes after the first attempt at which the count restarts. */
  windowMinutes: number;
  /** The wait after the free attempts, in seconds. It doubles with each further attempt, unless `constant` is set. */
  waitSeconds: number;
  constant?: true;
  mostWaitSeconds: number;
}

/**
 * The limits of attempts. Waits slow down guessing without locking owners out of devices that the account knows: a known device has its own
 * counter, so a stranger's attempts do not delay the owner. Figures: OWASP Authentication, NIST SP 800-63B-4 (at most 100 consecutive
 * failures); `docs/security.md`.
 */
export const attemptRules = {
  /** One account from one network, or from one device that the account knows. */
  account: { free: 5, windowMinutes: 15, waitSeconds: 30, mostWaitSeconds: 15 * 60 },
  /**
   * Wrong passwords of one account from all networks together, except from known devices, so that an attacker gains nothing by using many
   * networks. A success on a new device resets the count.
   */
  accountAnywhere: {
    free: 20,
    windowMinutes: 24 * 60,
    waitSeconds: 24 * 3600,
    constant: true,
    mostWaitSeconds: 24 * 3600,
  },
  /** One network, for all accounts. The wait is short, because a Colombian carrier puts thousands of phones behind one address. */
  network: { free: 100, windowMinutes: 15, waitSeconds: 2, constant: true, mostWaitSeconds: 2 },
  /** Counts something only the first time in an hour. */
  oncePerHour: { free: 1, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /**
   * Different addresses whose sign-in one network got refused in an hour without an alarm (D 26). Behind one address of a Colombian carrier are
   * thousands of phones: with 1,000 sign-ins a day, a quarter of them through it and one of five mistyped, ten are refused in a busy hour.
   */
  refusedAddressesNetwork: { free: 50, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** The same over all networks, for an attacker who has many: five times the forty of that busy hour. */
  refusedAddressesSite: { free: 200, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** Second-factor codes of one account, over all its sessions. With 30 a day, an attacker's chance stays below 1 in 10,000. */
  code: { free: 5, windowMinutes: 24 * 60, waitSeconds: 120, mostWaitSeconds: 70 * 60 },
  /** Requests for an emailed link. */
  link: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** First-run codes, from all networks together. A restart prints a new code and resets the count. */
  firstRun: { free: 50, windowMinutes: 30, waitSeconds: 30 * 60, constant: true, mostWaitSeconds: 30 * 60 },
  /** Doctors' applications from one network. */
  application: { free: 10, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Pages of a doctor's list of orders, so that nobody can copy the whole list quickly (D 51). */
  doctorList: { free: 60, windowMinutes: 60, waitSeconds: 60, constant: true, mostWaitSeconds: 60 },
  /** Messages to the inbox from one network. */
  message: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Home visit requests with one phone number or email address, so that a stranger cannot fill a person's mailbox. */
  visit: { free: 3, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Home visit requests from one network. The limit is higher, because a residence or clinic requests visits for many people. */
  visitNetwork: { free: 30, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Wrong birth dates for one result link. The fifth one ends the link, so the wait never applies. */
  birthday: { free: 5, windowMinutes: 72 * 60, waitSeconds: 72 * 3600, constant: true, mostWaitSeconds: 72 * 3600 },
  /** Birth dates from one network, for all result links. */
  birthdayNetwork: { free: 20, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** Document look-ups by one staff member: enough for a morning at the desk, but too few to list a city. */
  documentLookup: { free: 60, windowMinutes: 60, waitSeconds: 60, constant: true, mostWaitSeconds: 60 },
  /** Laboratory codes that one account or one network tries. A code has 40 bits, so ten attempts a day find nothing. */
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
  /** Accounts to which a patient gives access. They are counted because the answer reveals whether an address has an account. */
  proxy: { free: 10, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
  /** New-device codes sent to one account. */
  deviceMail: { free: 5, windowMinutes: 60, waitSeconds: 15 * 60, constant: true, mostWaitSeconds: 15 * 60 },
  /** Registrations and other requests for mail from one network. */
  linkNetwork: { free: 10, windowMinutes: 60, waitSeconds: 60 * 60, constant: true, mostWaitSeconds: 60 * 60 },
  /** Verification codes of PDF files that one network checks. */
  reportCode: { free: 30, windowMinutes: 60, waitSeconds: 600, constant: true, mostWaitSeconds: 600 },
  /** Passcodes for one shared report. A passcode has six digits, so five attempts in the life of the link find nothing. */
  sharePasscode: {
    free: 5,
    windowMinutes: 31 * 24 * 60,
    waitSeconds: 31 * 86_400,
    constant: true,
    mostWaitSeconds: 31 * 86_400,
  },
  /** Passcodes from one network, for all shared reports. */
  shareNetwork: { free: 30, windowMinutes: 60, waitSeconds: 3600, constant: true, mostWaitSeconds: 3600 },
  /** New result links for one order. */
  resultLink: { free: 3, windowMinutes: 24 * 60, waitSeconds: 24 * 3600, constant: true, mostWaitSeconds: 24 * 3600 },
} as const satisfies Record<string, AttemptRule>;

const MINUTE_MS = 60_000;

/** Returns the instant from which the next attempt is allowed; null if it is allowed now. */
export function nextAllowed(before: Attempts | null, rule: AttemptRule, now: Date): Date | null {
  if (!before || now.getTime() >= before.firstAt.getTime() + rule.windowMinutes * MINUTE_MS) return null;
  if (before.count < rule.free) return null;
  const doublings = rule.constant ? 0 : Math.min(before.count - rule.free, 20);
  const seconds = Math.min(rule.waitSeconds * 2 ** doublings, rule.mostWaitSeconds);
  const at = new Date(before.lastAt.getTime() + seconds * 1000);
  return at > now ? at : null;
}

/** Returns the count after one more attempt. A new window starts if the previous one has passed. */
export function countedAttempt(before: Attempts | null, rule: AttemptRule, now: Date): Attempts {
  const isOver = !before || now.getTime() >= before.firstAt.getTime() + rule.windowMinutes * MINUTE_MS;
  return isOver
    ? { count: 1, firstAt: now, lastAt: now }
    : { count: before.count + 1, firstAt: before.firstAt, lastAt: now };
}
