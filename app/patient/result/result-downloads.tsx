import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { FileKind } from './file-kinds.ts';

const files: readonly { file: FileKind; name: () => string }[] = [
  { file: 'pdf-carta', name: m.file_pdf_letter },
  { file: 'pdf-a4', name: m.file_pdf_a4 },
  { file: 'csv', name: m.file_csv },
  { file: 'fhir', name: m.file_fhir },
];

/** The files of a result, and the page that shares it. */
export const ResultDownloads = ({ report, canShare }: { report: string; canShare: boolean }) => (
  <section className="no-print">
    <h2 className="font-sans text-base font-semibold tracking-normal">{m.file_heading()}</h2>
    <p className="mt-1.5 text-sm text-ink-soft">{m.file_lead()}</p>
    <ul className="mt-1">
      {files.map(({ file, name }) => (
        <li key={file}>
          <a
            href={localizedHref(getLocale(), '/portal-resultados/resultado/:report/archivo/:file', { report, file })}
            download
            className="inline-flex min-h-11 items-center gap-2 font-medium text-brand underline underline-offset-4"
          >
            {name()}
          </a>
          {file === 'csv' && <p className="mb-2 max-w-72 text-sm text-ink-soft">{m.file_csv_hint()}</p>}
        </li>
      ))}
      {canShare && (
        <li>
          <a
            href={localizedHref(getLocale(), '/portal-resultados/resultado/:report/compartir', { report })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4"
          >
            {m.share_open()}
            <Icon name="arrow-right" className="size-4" />
          </a>
        </li>
      )}
    </ul>
  </section>
);
