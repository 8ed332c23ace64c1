import type { TypedForm } from '../../ui/forms/read-form.ts';
import type { RegistrationFaults } from './registration-form.ts';
import type { RegistrationAuthorization } from './registration-words.ts';

/** The form of an application, with what the server says about it. */
export interface RegistrationView {
  typed: TypedForm;
  faults: RegistrationFaults;
  /** `stale`: the page was open for too long. `early`: it came back faster than a person types. `wait`: too many from one network. */
  problem: 'stale' | 'early' | 'wait' | null;
  stamp: string;
  authorization: RegistrationAuthorization;
}
