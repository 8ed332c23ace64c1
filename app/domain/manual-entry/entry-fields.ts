/** The names of the form's fields. The name of a value's field ends with its row's key. */
export const entryFields = {
  value: 'v-',
  note: 'c-',
  range: 'r-',
  collected: 'tomada',
  specimen: 'muestra',
  condition: 'estado-muestra',
  method: 'metodo',
  performer: 'laboratorio',
  comment: 'comentario',
  state: 'estado',
  pdf: 'pdf',
  withoutPdf: 'sin-pdf',
} as const;
