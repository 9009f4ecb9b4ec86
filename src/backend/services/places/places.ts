import { respondWith, type Handler, refuse } from '../../api/OperationCall.ts';
import { resolvePlace } from '../../places/resolvePlace.ts';
import { suggestPlaces } from '../../places/suggestPlaces.ts';

export const findPlaces: Handler<'suggestPlaces'> = async ({ query }) =>
  respondWith(suggestPlaces(query['text'] ?? ''));

export const findPlace: Handler<'resolvePlace'> = async ({ path }) => {
  const place = resolvePlace(path.placeId);
  return place === null ? refuse(404, 'NOT_FOUND') : respondWith(place);
};
