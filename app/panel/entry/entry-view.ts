import type { EntryFault, TypedEntry } from '../../domain/manual-entry/entry-form.ts';
import type { EntryOrder } from '../../domain/manual-entry/entry-orders.server.ts';
import type { EntryReport } from '../../domain/manual-entry/entry-report.server.ts';
import type { EntryRow } from '../../domain/manual-entry/entry-rows.ts';
import type { OrderFault } from '../../domain/manual-entry/order-form.ts';

/** The answer to a search that opened no order. */
export type EntrySearchReply =
  | {
      kind: 'document';
      type: string;
      number: string;
      problem: 'missing' | 'number' | 'none' | 'wait' | 'no-orders';
      /** The seconds until the next search. */
      wait?: number;
    }
  | {
      kind: 'order';
      number: string;
      /** Null: nothing was typed. */
      found: readonly { id: string; number: string; placedAt: string; document: string }[] | null;
    };

/** A new order that was not stored, as it was typed. */
export interface OrderReply {
  typed: Readonly<Record<string, string>>;
  /** The exams as they were typed. */
  texts: readonly string[];
  faults: Readonly<Record<string, OrderFault>>;
  token: string;
}

export type EntryOrderView = Omit<EntryOrder, 'reports'> & {
  reports: readonly (EntryOrder['reports'][number] & { name: string })[];
};

/** A typed report that was not stored. */
export interface EntryReply {
  typed: TypedEntry;
  faults: Readonly<Record<string, EntryFault>>;
  token: string;
  /** Somebody saved another version since the form was opened. */
  hasChanged: boolean;
}

export interface EntryView {
  report: Omit<EntryReport, 'document' | 'observations' | 'personId' | 'sender'> & { hasDocument: boolean };
  rows: readonly EntryRow[];
  name: string;
  /** The texts of the form before somebody types. */
  values: Readonly<Record<string, string>>;
  token: string;
}
