import { answer, type Handler, refuse } from '../../api/Call.ts';
import { resolvePlace } from '../../places/resolvePlace.ts';
import { suggestPlaces } from '../../places/suggestPlaces.ts';

export const findPlaces: Handler<'suggestPlaces'> = async ({ query }) =>
  answer(suggestPlaces(query['text'] ?? ''));

export const findPlace: Handler<'resolvePlace'> = async ({ path }) => {
  const place = resolvePlace(path.placeId);
  return place === null ? refuse(404, 'NOT_FOUND') : answer(place);
};
