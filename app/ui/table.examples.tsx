import { EmptyState } from './empty-state.tsx';
import type { ComponentExamples, Say } from './gallery/example.ts';
import { Table, type TableColumn } from './table.tsx';
import { Tag } from './tag.tsx';

interface Row {
  code: string;
  exam: string;
  value: string;
  unit: string;
  status: 'ready' | 'pending' | 'high';
}

const row = (code: string, exam: string, value: string, unit: string, status: Row['status']): Row => ({
  code,
  exam,
  value,
  unit,
  status,
});

const results = (say: Say): Row[] => [
  row('QUI-001', say('Glucosa', 'Glucose'), '98', 'mg/dL', 'ready'),
  row('QUI-014', say('Colesterol total', 'Total cholesterol'), '247', 'mg/dL', 'high'),
  row('HOR-003', 'TSH', '—', 'mUI/L', 'pending'),
];

const status = (say: Say, of: Row['status']) => {
  if (of === 'ready') return <Tag tone="good">{say('Listo', 'Ready')}</Tag>;
  if (of === 'high') return <Tag tone="caution">{say('Alto', 'High')}</Tag>;
  return <Tag>{say('En proceso', 'In progress')}</Tag>;
};

const columns = (say: Say): TableColumn<Row>[] => [
  { id: 'exam', heading: say('Examen', 'Test'), cell: ({ exam }) => exam },
  { id: 'code', heading: say('Código', 'Code'), cell: ({ code }) => <span className="whitespace-nowrap">{code}</span> },
  { id: 'value', heading: say('Resultado', 'Result'), isNumeric: true, cell: ({ value, unit }) => `${value} ${unit}` },
  { id: 'status', heading: say('Estado', 'Status'), cell: (one) => status(say, one.status) },
];

const sorted = (say: Say): TableColumn<Row>[] =>
  columns(say).map((column) => {
    if (column.id === 'exam') return { ...column, sort: { href: '?orden=-examen#table', direction: 'ascending' } };
    return column.id === 'value' ? { ...column, sort: { href: '?orden=resultado#table', direction: null } } : column;
  });

const many = (say: Say): Row[] =>
  Array.from({ length: 8 }, (_, position) =>
    row(
      `HEM-${String(position + 1).padStart(3, '0')}`,
      `${say('Hemograma', 'Blood count')} ${position + 1}`,
      String(7 + position * 113),
      '/µL',
      'ready',
    ),
  );

const long = (say: Say): Row[] => [
  row(
    'INM-120',
    say(
      'Anticuerpos contra el citoplasma de los neutrófilos (ANCA) por inmunofluorescencia indirecta',
      'Antineutrophil cytoplasmic antibodies (ANCA) by indirect immunofluorescence',
    ),
    say('Positivo 1:160', 'Positive 1:160'),
    say('(dilución)', '(dilution)'),
    'high',
  ),
];

export const tableExamples: ComponentExamples = {
  component: 'table',
  isWide: true,
  examples: [
    {
      name: 'filled',
      show: (say) => (
        <Table
          caption={say('Resultados del 17 de noviembre', 'Results of November 17')}
          columns={columns(say)}
          rows={results(say)}
          keyOf={({ code }) => code}
        />
      ),
    },
    {
      name: 'sortable, many rows',
      show: (say) => (
        <Table
          caption={say('Todos los resultados', 'All results')}
          columns={sorted(say)}
          rows={many(say)}
          keyOf={({ code }) => code}
        />
      ),
    },
    {
      name: 'long text',
      show: (say) => (
        <Table
          caption={say('Un nombre largo', 'A long name')}
          columns={columns(say)}
          rows={long(say)}
          keyOf={({ code }) => code}
        />
      ),
    },
    {
      name: 'a list in a cell',
      show: (say) => (
        <Table
          caption={say('Exámenes por visita', 'Tests of each visit')}
          isCaptionHidden
          columns={[
            { id: 'visit', heading: say('Visita', 'Visit'), cell: ({ visit }) => visit },
            { id: 'exams', heading: say('Exámenes', 'Tests'), isLong: true, cell: ({ exams }) => exams.join(' · ') },
          ]}
          rows={[
            { visit: say('Primera', 'First'), exams: ['TSH', 'HDL', 'LDL', 'PSA', 'INR', 'VSG', 'PCR', 'HbA1c', 'T4'] },
            { visit: say('Segunda', 'Second'), exams: ['TSH'] },
          ]}
          keyOf={({ visit }) => visit}
        />
      ),
    },
    {
      name: 'empty',
      show: (say) => (
        <EmptyState level="h3" heading={say('Todavía no hay resultados', 'There are no results yet')}>
          {say(
            'Le avisamos por correo cuando el primero esté listo.',
            'We will email you when the first one is ready.',
          )}
        </EmptyState>
      ),
    },
  ],
};
