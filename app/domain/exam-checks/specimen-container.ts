import { specimenFits } from '../exams/containers.ts';
import { type Fault, ofEachExam } from './check-finding.ts';

/** Reports a container that does not fit its specimen (serum in an EDTA tube), and a minimum volume above the collected volume. */
export const specimenContainer = ofEachExam<'specimen-container'>((exam) =>
  exam.specimens.flatMap((specimen, index) => {
    const { type, container, volumeMl, minimumMl } = specimen;
    const faults: Fault<'specimen-container'>[] = [];
    if (!specimenFits(specimen)) {
      const value = `${type} → ${container}`;
      faults.push({ path: `specimens.${index}.container`, reason: 'does-not-travel-in-it', value });
    }
    if (volumeMl !== null && minimumMl !== null && minimumMl > volumeMl) {
      const value = `${minimumMl} > ${volumeMl}`;
      faults.push({ path: `specimens.${index}.minimumMl`, reason: 'minimum-over-volume', value });
    }
    return faults;
  }),
);
