import { Button } from '@mantine/core';
import { IconInfoCircle, IconPhone } from '@tabler/icons-react';
import { AnswerList } from '../../../src/ui/boxes/AnswerList.tsx';
import { Card } from '../../../src/ui/boxes/Card.tsx';
import { Carousel } from '../../../src/ui/boxes/Carousel.tsx';
import { FoldedTexts } from '../../../src/ui/boxes/FoldedTexts.tsx';
import { Note } from '../../../src/ui/boxes/Note.tsx';
import { Plate } from '../../../src/ui/boxes/Plate.tsx';
import { ProgressBar } from '../../../src/ui/boxes/ProgressBar.tsx';
import type { UiStates } from './UiStates.ts';

const note = { title: 'Gut zu wissen', icon: <IconInfoCircle size={24} stroke={1.75} /> };
const texts = [
  { id: 'glass', title: 'Glasbruch', text: <p>Die Werkstatt rechnet mit uns ab.</p> },
  { id: 'theft', title: 'Diebstahl', text: <p>Zeigen Sie ihn bei der Polizei an.</p> },
];

export const boxes: UiStates = {
  Card: {
    usual: <Card title="Unterlagen">Alle Schreiben zu Ihren Verträgen.</Card>,
    'with icon and action': (
      <Card
        title="Pannenhilfe"
        icon={<IconPhone size={24} stroke={1.75} />}
        action={<Button variant="default">Anrufen</Button>}
      >
        Rund um die Uhr für Sie da.
      </Card>
    ),
  },
  Note: {
    info: (
      <Note {...note} tone="info">
        <p>Änderungen gelten ab dem nächsten Tag.</p>
      </Note>
    ),
    warning: (
      <Note {...note} tone="warning">
        <p>Heute Abend warten wir unsere Systeme.</p>
      </Note>
    ),
  },
  Plate: { usual: <Plate plate="B-LA 1234" /> },
  ProgressBar: {
    begun: <ProgressBar name="Anfang" percent={25} words="Schritt 1 von 4: Angaben" short="1/4" />,
    left: (
      <ProgressBar
        name="Mitte"
        percent={33}
        words="Fortschritt 33 %"
        short="Fortschritt 33 %"
        rest={{ part: 'Weitere Umstände', left: 'danach noch 6 Schritte' }}
      />
    ),
    done: <ProgressBar name="Ende" percent={100} words="Fortschritt 100 %" short="Fortschritt 100 %" />,
  },
  FoldedTexts: {
    closed: <FoldedTexts level={4} texts={texts} />,
    open: <FoldedTexts level={4} texts={texts} open={['glass']} />,
  },
  AnswerList: {
    usual: (
      <AnswerList
        none="Keine Angabe"
        sections={[
          {
            title: 'Zeugen',
            groups: [
              { rows: [{ question: 'Gibt es Zeugen?', answer: 'Ja' }] },
              {
                title: '1. Person',
                rows: [{ question: 'Name', answer: 'Ida Klein' }, { question: 'Telefon' }],
              },
            ],
          },
        ]}
      />
    ),
  },
  Carousel: {
    usual: (
      <Carousel
        label="Neuigkeiten"
        slides={['Sommerreifen', 'Wintercheck', 'Urlaub'].map((title) => ({
          id: title,
          content: <Card title={title}>Drei Minuten Lesezeit</Card>,
        }))}
      />
    ),
  },
};
