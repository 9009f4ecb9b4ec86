import { type Handler, refuse } from '../../api/OperationCall.ts';
import { placesIndex, foldWords } from '../../places/placesIndex.ts';

const germany = ['deutschland', 'de', 'deu', 'germany'];

/** Checks that postal code and town belong together, as far as this insurer knows German towns (ACC-036). */
export const validateAddress: Handler<'validateAddress'> = async ({ body }) => {
  const { street, zip, city, country } = body;
  const town = foldWords(city).join(' ');
  const isKnown =
    germany.includes(country.trim().toLowerCase()) &&
    /\p{L}/u.test(street) &&
    placesIndex.some((place) => place.postalCode === zip.trim() && foldWords(place.city).join(' ') === town);
  return isKnown ? { kind: 'answer', status: 204 } : refuse(400, 'INVALID_ADDRESS');
};
