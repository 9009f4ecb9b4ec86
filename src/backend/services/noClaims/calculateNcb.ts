import { findTariffGeneration, findTariffClass } from '../../../domain/contractKinds/tariff.ts';
import { respondWith, type Handler, refuse } from '../../api/OperationCall.ts';
import { contractKinds } from '../contract/contractKinds.ts';
import { rates } from '../rating/rates.ts';
import { calculateCourse } from './calculateCourse.ts';
import { settings } from '../../settings/settings.ts';

/** Calculates the no-claims class after claims (API-034). The tables apply to vehicles rated by classes, in current tariffs. */
export const calculateNcb: Handler<'calculateNcb'> = async ({ body }) => {
  const { hazard, lob, tariff, discountProtection, currentNcb } = body;
  const line = lob === '20Y1' ? 'liability' : 'full';
  const isRated = !rates.noClaims.notFor.includes(hazard ?? '112');
  if (!isRated || !hasTables(tariff)) return refuse(400, 'TARIFF_NOT_SUPPORTED');
  const courses = settings.noClaims.claimCounts.map(
    (count) =>
      [String(count), calculateCourse({ line, level: currentNcb, discountProtection }, count)] as const,
  );
  const known = courses.flatMap(([count, course]) => (course === null ? [] : [[count, course] as const]));
  return known.length < courses.length
    ? refuse(400, 'TARIFF_NOT_SUPPORTED', 'class')
    : respondWith(Object.fromEntries(known));
};

const { kinds, tariffs } = contractKinds;

function hasTables(tariff: string | undefined): boolean {
  const isKinto = tariff !== undefined && Object.hasOwn(tariffs.kintoGenerations, tariff);
  return !isKinto && findTariffClass(tariff, tariffs) !== 'old' && !isOfOldGeneration(tariff);
}

/** Recognises an old tariff by the same sign as forms do. */
function isOfOldGeneration(tariff: string | undefined): boolean {
  const start = tariffs.generationStarts.days[String(findTariffGeneration(tariff, tariffs))];
  return kinds.oldTariff.anyOf.some(
    (sign) => sign.kind === 'generationBefore' && start !== undefined && start < sign.day,
  );
}
