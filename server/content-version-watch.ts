import { readContentVersion } from '../app/platform/content-version.server.ts';
import type { Services } from '../app/platform/services.ts';

/** A change of the content is detected within a second. */
const CHECK_EVERY_MS = 1000;

/** Watches the version of the public pages' content in the database, which every process may change. */
export class ContentVersionWatch {
  readonly #db: Services['db'];
  readonly #onChange: () => void;
  #version: number | null = null;
  #checkedAt = 0;
  #check: Promise<void> = Promise.resolve();

  /** `onChange` is called when a check finds another version than the one before, and at the first check. */
  constructor(db: Services['db'], onChange: () => void) {
    this.#db = db;
    this.#onChange = onChange;
  }

  /** The version that the last check found; null before the first. */
  get current(): number | null {
    return this.#version;
  }

  /** Queries at most once a second; concurrent callers share the query. While the database is unreachable, the version stays as it is. */
  check(now: number): Promise<void> {
    if (now - this.#checkedAt > CHECK_EVERY_MS) {
      this.#checkedAt = now;
      this.#check = readContentVersion(this.#db).then(
        (version) => this.#enter(version),
        () => {},
      );
    }
    return this.#check;
  }

  #enter(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#onChange();
  }
}
