import type { Denial } from '../../domain/access/access-table.ts';
import type { LaboratorySystem } from '../../domain/senders/read-senders.server.ts';
import type { SystemFault, SystemMove } from './system-schema.ts';

type SystemField = 'nombre' | 'aplicacion' | 'sede' | 'prueba' | 'redes' | 'llave';

/** The typed form of a new system, and its faults. A key that was made is shown once. */
export interface AddReply {
  typed: Readonly<Partial<Record<SystemField, string>>>;
  faults: Readonly<Partial<Record<SystemField, SystemFault>>>;
  problem: 'proof' | null;
  made: MadeSlip | null;
}

/** A credential that was just made: `key` is null for a system that signs. */
export interface MadeSlip {
  id: string;
  key: string | null;
  expiresAt: string;
}

export interface SystemReply {
  fault: SystemFault | null;
  field: 'redes' | 'llave' | null;
  problem: 'changed' | null;
  made: MadeSlip | null;
}

export interface SystemScreenProps {
  system: LaboratorySystem;
  /** Why the caller may not change this system now; null: they may. */
  denial: Denial | null;
  done: SystemMove | null;
  reply: SystemReply | null;
  addresses: SystemAddresses;
}

/** Where a system sends what. */
export interface SystemAddresses {
  hl7: string;
  fhir: string;
  token: string;
}
