import type { ReadParameters } from '../../site/frame/preserved-query.ts';

/** `sensitive`: a page about something that people keep private. No measurement gets its name, and the device keeps no copy of it. */
export type Privacy = 'open' | 'sensitive';

type Loader = (...args: never[]) => unknown;
export type Declared<Data> = Privacy | ((data: Data) => Privacy);

/** The declarations of a page in its `handle`, from the data of its loader: `handle = {…} satisfies PageHandle<typeof loader>`. */
export type PageHandle<Of extends Loader> = {
  /** A page without a parameter may leave this to its row in `page-table.ts`. */
  privacy?: Declared<Awaited<ReturnType<Of>>>;
  /** React Router runs in the browser on this page (decision 0042). The build reads this in the route's own file (`declaresHydration`). */
  hydrates?: true;
} & (
  | { reads?: ReadParameters & { chosen?: never } }
  | {
      reads: ReadParameters & { chosen: readonly string[] };
      /** The title without the visitor's choice, because the chosen topic may be a health matter. */
      plainTitle: (data: Awaited<ReturnType<Of>>) => string;
    }
);

interface AnyHandle {
  privacy?: Declared<unknown>;
  hydrates?: boolean;
  plainTitle?: (data: unknown) => string;
}

/** Each module checks its handle against its own loader (`PageHandle`), so the loader's data fit. */
export const handleOf = (handle: unknown): AnyHandle => (typeof handle === 'object' && handle !== null ? handle : {});

/** Whether the handle of a route or a layout declares that its pages hydrate. */
export const hydrates = (handle: unknown): boolean => handleOf(handle).hydrates === true;
