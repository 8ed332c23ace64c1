import { documentTypes } from '../../domain/messages-in/documents.ts';
import { documentTypeWords } from './patient-words.ts';

/** The types of a person's document, as the options of a field. */
export const DocumentTypeOptions = () =>
  documentTypes.map((type) => (
    <option key={type} value={type}>
      {documentTypeWords(type)}
    </option>
  ));
