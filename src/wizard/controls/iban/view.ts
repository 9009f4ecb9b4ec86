import { createTypedView } from '../../inputs/typed/createTypedView.tsx';

export const view = createTypedView({ autoCapitalize: 'characters', width: 28, groupsWhileTyping: true });
