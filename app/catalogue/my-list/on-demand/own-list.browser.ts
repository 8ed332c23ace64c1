import { remember, remembered } from '../../../ui/behaviours/storage.ts';
import { listChanged } from '../../../views/exams/list-contents.ts';
import { listKey } from '../list-key.ts';
import { readStored, toStore } from '../stored-list.ts';

/** The codes of the list that this browser keeps. */
export const ownList = (): string[] => readStored(remembered(listKey));

/** Keeps a list, or none. What is kept afterwards is `ownList()`: some browsers keep nothing. */
export function keepOwnList(codes: readonly string[]): void {
  remember(listKey, toStore(codes));
  document.dispatchEvent(new CustomEvent(listChanged));
}
