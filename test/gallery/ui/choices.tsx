import { type ComponentProps, useState } from 'react';
import { Checkbox } from '../../../src/ui/choices/Checkbox.tsx';
import { ChoiceList } from '../../../src/ui/choices/ChoiceList.tsx';
import { QuestionGroup } from '../../../src/ui/choices/QuestionGroup.tsx';
import { RadioCard } from '../../../src/ui/choices/RadioCard.tsx';
import type { UiStates } from './UiStates.ts';

type CheckboxLook = Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'>;

function LiveCheckbox({ isTicked = false, ...look }: CheckboxLook & { readonly isTicked?: boolean }) {
  const [checked, setChecked] = useState(isTicked);
  return <Checkbox {...look} checked={checked} onChange={setChecked} />;
}

interface OptionsProps extends Omit<ComponentProps<typeof ChoiceList>, 'children'> {
  readonly name: string;
  readonly labels: readonly string[];
  readonly invalid?: boolean;
}

function Options({ name, labels, invalid = false, ...look }: OptionsProps) {
  const [chosen, setChosen] = useState(labels[1]);
  return (
    <QuestionGroup legend={name} invalid={invalid}>
      <ChoiceList {...look} invalid={invalid}>
        {labels.map((label) => (
          <RadioCard
            key={label}
            id={`${name}-${label}`}
            name={name}
            value={label}
            label={label}
            checked={label === chosen}
            invalid={invalid}
            onChoose={() => setChosen(label)}
          />
        ))}
      </ChoiceList>
    </QuestionGroup>
  );
}

const radio = { name: 'radio', value: 'car', label: 'Auto', checked: false, onChoose: () => undefined };
const places = ['Berlin', 'Köln', 'Leipzig', 'München'];

export const choices: UiStates = {
  QuestionGroup: {
    usual: <Options name="Wo steht das Auto?" labels={places.slice(0, 2)} />,
    invalid: <Options name="Wer ist gefahren?" labels={['Ich', 'Eine andere Person']} invalid />,
  },
  ChoiceList: {
    usual: <Options name="Ort, Liste" labels={places.slice(0, 3)} />,
    sides: <Options name="Ort, nebeneinander" labels={places.slice(0, 2)} sides />,
    short: <Options name="Ja oder nein" labels={['Ja', 'Nein']} sides short />,
    columns: <Options name="Ort, Spalten" labels={places} columns />,
  },
  RadioCard: {
    usual: <RadioCard {...radio} id="radio-usual" />,
    chosen: <RadioCard {...radio} id="radio-chosen" name="radio-chosen" checked />,
    'with a reason': <RadioCard {...radio} id="radio-reason" reason="Das steht in Ihrem Vertrag." />,
    locked: <RadioCard {...radio} id="radio-locked" name="radio-locked" checked locked />,
    invalid: <RadioCard {...radio} id="radio-invalid" invalid />,
  },
  Checkbox: {
    usual: <LiveCheckbox id="box-usual" label="Ich möchte Post per E-Mail." />,
    ticked: <LiveCheckbox id="box-ticked" label="Ich habe alles gelesen." isTicked />,
    card: <LiveCheckbox id="box-card" label="Rabattschutz" look="card" isTicked />,
    locked: <LiveCheckbox id="box-locked" label="Schutzbrief" look="card" locked isTicked />,
    fact: <LiveCheckbox id="box-fact" label="Kfz-Haftpflicht" look="fact" locked isTicked />,
    factNot: <LiveCheckbox id="box-fact-not" label="Rabattschutz" look="fact" locked />,
    invalid: <LiveCheckbox id="box-invalid" label="Meine Angaben stimmen." look="card" invalid />,
  },
};
