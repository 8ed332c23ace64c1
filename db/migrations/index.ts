import type { Migration } from 'kysely/migration';

import * as contentVersion from './0001-content-version.ts';
import * as exams from './0002-exams.ts';
import * as sensitiveExams from './0003-sensitive-exams.ts';
import * as drugOfADose from './0004-drug-of-a-dose.ts';
import * as stimulusOfACurve from './0005-stimulus-of-a-curve.ts';
import * as urgentExams from './0006-urgent-exams.ts';
import * as staysAndDays from './0007-stays-and-days.ts';
import * as acceptedFindings from './0008-accepted-findings.ts';
import * as accounts from './0009-accounts.ts';
import * as results from './0010-results.ts';
import * as inbox from './0011-inbox.ts';
import * as linkSubjects from './0012-link-subjects.ts';
import * as auditIndexes from './0013-audit-indexes.ts';
import * as doctors from './0014-doctors.ts';
import * as patients from './0015-patients.ts';
import * as homeVisits from './0016-home-visits.ts';
import * as intake from './0018-intake.ts';
import * as methods from './0020-methods.ts';
import * as sharedReports from './0021-shared-reports.ts';
import * as release from './0022-release.ts';
import * as joinedAndDeceased from './0023-persons-joined-and-deceased.ts';
import * as doctorOrders from './0025-doctor-orders.ts';
import * as senders from './0026-senders.ts';
import * as replacedFactors from './0027-replaced-factors.ts';
import * as typedResults from './0029-typed-results.ts';
import * as batchesAndNicknames from './0030-batches-and-nicknames.ts';
import * as contactOrigins from './0032-contact-origins.ts';
import * as grantedBy from './0033-granted-by.ts';
import * as doctorsOfAReport from './0034-doctors-of-a-report.ts';
import * as readersChanged from './0035-readers-changed.ts';
import * as personsAndNumbers from './0036-persons-and-numbers.ts';
import * as stayInstructions from './0037-stay-instructions.ts';
import * as byteOrder from './0038-byte-order.ts';
import * as prenatalExams from './0039-prenatal-exams.ts';

/**
 * All migrations, in the order of their names, which is the order in which they run. Never edit one that has run anywhere: add the next one.
 * Five numbers (0017, 0019, 0024, 0028, 0031) were never used.
 */
export const migrations: Record<string, Migration> = {
  '0001-content-version': contentVersion,
  '0002-exams': exams,
  '0003-sensitive-exams': sensitiveExams,
  '0004-drug-of-a-dose': drugOfADose,
  '0005-stimulus-of-a-curve': stimulusOfACurve,
  '0006-urgent-exams': urgentExams,
  '0007-stays-and-days': staysAndDays,
  '0008-accepted-findings': acceptedFindings,
  '0009-accounts': accounts,
  '0010-results': results,
  '0011-inbox': inbox,
  '0012-link-subjects': linkSubjects,
  '0013-audit-indexes': auditIndexes,
  '0014-doctors': doctors,
  '0015-patients': patients,
  '0016-home-visits': homeVisits,
  '0018-intake': intake,
  '0020-methods': methods,
  '0021-shared-reports': sharedReports,
  '0022-release': release,
  '0023-persons-joined-and-deceased': joinedAndDeceased,
  '0025-doctor-orders': doctorOrders,
  '0026-senders': senders,
  '0027-replaced-factors': replacedFactors,
  '0029-typed-results': typedResults,
  '0030-batches-and-nicknames': batchesAndNicknames,
  '0032-contact-origins': contactOrigins,
  '0033-granted-by': grantedBy,
  '0034-doctors-of-a-report': doctorsOfAReport,
  '0035-readers-changed': readersChanged,
  '0036-persons-and-numbers': personsAndNumbers,
  '0037-stay-instructions': stayInstructions,
  '0038-byte-order': byteOrder,
  '0039-prenatal-exams': prenatalExams,
};
