import type { ReadObservation } from '../../domain/reports/report-changes.ts';
import { measuredAt, type ReportView } from '../../domain/reports/report-view.ts';
import { type ResultTrend, resultTrend } from '../../domain/reports/result-trend.ts';
import type { TrendValue } from '../../domain/reports/trend-barriers.ts';

/** The trend of one value of a report: earlier values with its code, or with its name in the same exam. */
export function trendOf(one: ReadObservation, report: ReportView): ResultTrend | null {
  const current: TrendValue = {
    report: report.id,
    at: measuredAt(report),
    code: one.code,
    name: one.name,
    value: one.value,
    unit: one.unit,
    range: one.reference_range,
    method: one.method,
    specimen: report.specimen,
  };
  return resultTrend(
    current,
    report.history.filter(({ code, name }) => code === one.code || name === one.name),
  );
}
