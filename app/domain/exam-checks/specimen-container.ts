import { specimenFits } from '../exams/containers.ts';
import { type Fault, ofEachExam } from './check-finding.ts';

/**
 * The container fits the specimen (no serum in an EDTA tube, no urine in a blood tube), and the required amount is at most the collected
 * amount.
 */
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
