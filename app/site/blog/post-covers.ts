/** The posts with a drawing of their own in `post-covers.svg`; a test keeps the two in sync. The others show their topic's. */
export const covered = [
  'colesterol-entienda-sus-numeros',
  'como-leer-un-hemograma',
  'creatinina-y-rinones',
  'dengue-zika-chikunguna',
  'hemoglobina-glicosilada',
  'periodo-ventana-its',
  'tiroides-tsh-t4',
  'urocultivo-en-casa',
  'valores-de-referencia',
  'vitamina-d-y-b12',
] as const;

/** Whether `post-covers.svg` has a drawing for the post with this id. */
export const hasCover = (id: string): boolean => covered.some((one) => one === id);
