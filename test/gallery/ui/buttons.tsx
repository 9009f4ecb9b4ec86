import { IconBell } from '@tabler/icons-react';
import { AddressLink } from '../../../src/ui/buttons/AddressLink.tsx';
import { BackLink } from '../../../src/ui/buttons/BackLink.tsx';
import { CopyButton } from '../../../src/ui/buttons/CopyButton.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { Pager } from '../../../src/ui/buttons/Pager.tsx';
import { QuickButton } from '../../../src/ui/buttons/QuickButton.tsx';
import { SkipLink } from '../../../src/ui/buttons/SkipLink.tsx';
import { SubmitButton } from '../../../src/ui/buttons/SubmitButton.tsx';
import { OpenItemsLine } from '../../../src/ui/messages/OpenItemsLine.tsx';
import type { UiStates } from './UiStates.ts';

const press = () => undefined;
const submit = { describedBy: undefined, busyLabel: 'Wird gesendet …' };
const [previous, next] = [
  { label: 'Vorherige Seite', onPress: press },
  { label: 'Nächste Seite', onPress: press },
];

export const buttons: UiStates = {
  AddressLink: {
    'on this host': <AddressLink address="/faq">Häufige Fragen</AddressLink>,
    'on another host': (
      <AddressLink address="https://werkstatt.example/">
        <span>Werkstätten</span>
      </AddressLink>
    ),
  },
  SubmitButton: {
    ready: (
      <SubmitButton {...submit} blocked={false}>
        Absenden
      </SubmitButton>
    ),
    blocked: (
      <>
        <OpenItemsLine id="open-answers">Noch offen: Telefonnummer</OpenItemsLine>
        <SubmitButton {...submit} describedBy="open-answers" blocked>
          Absenden
        </SubmitButton>
      </>
    ),
    busy: (
      <SubmitButton {...submit} blocked={false} busy>
        Absenden
      </SubmitButton>
    ),
  },
  CopyButton: { usual: <CopyButton text="S-2026-000004" label="Kopieren" onCopied={press} /> },
  IconButton: {
    usual: (
      <IconButton label="Mitteilungen">
        <IconBell size={22} stroke={1.75} aria-hidden />
      </IconButton>
    ),
  },
  QuickButton: {
    usual: <QuickButton label="Heute" isSet={false} onPress={press} />,
    set: <QuickButton label="Gestern" isSet onPress={press} />,
    busy: <QuickButton label="Meinen Standort verwenden" isSet={false} isBusy onPress={press} />,
  },
  BackLink: { usual: <BackLink to="/">Zur Startseite</BackLink> },
  SkipLink: { 'visible when focused': <SkipLink target="root" /> },
  Pager: {
    'first page': (
      <Pager
        label="Liste am Anfang"
        position="Seite 1 von 3"
        previous={{ ...previous, onPress: null }}
        next={next}
      />
    ),
    'page between': <Pager label="Liste" position="Seite 2 von 3" previous={previous} next={next} />,
    'last page': (
      <Pager
        label="Liste am Ende"
        position="Seite 3 von 3"
        previous={previous}
        next={{ ...next, onPress: null }}
      />
    ),
  },
};
