import { Button } from '@mantine/core';
import { IconClipboardText, IconWallet, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { buildChooserLink } from '../../../pageTable/chooserRequest.ts';
import { useSessionData } from '../../../session/SessionData.ts';
import { Card } from '../../../../ui/boxes/Card.tsx';
import { Carousel } from '../../../../ui/boxes/Carousel.tsx';
import { useTexts } from '../../../../ui/texts/useTexts.ts';

/** The services that help after an accident (CLI-009). */
export function InfoServices() {
  const { t } = useTexts();
  const { switches } = useSessionData();
  const services = [
    { name: 'report', icon: <IconClipboardText size={22} stroke={1.75} />, link: { to: '/claims' } },
    {
      name: 'greenCard',
      icon: <IconWorld size={22} stroke={1.75} />,
      link: buildChooserLink('/contract/ivk', t('shell:chooser.greenCard'), switches),
    },
    {
      name: 'serviceCard',
      icon: <IconWallet size={22} stroke={1.75} />,
      link: buildChooserLink('/contract/servicecard', t('shell:chooser.serviceCard'), switches),
    },
  ] as const;

  return (
    <Carousel
      label={t('claims:info.services')}
      slides={services.map(({ name, icon, link }) => ({
        id: name,
        content: (
          <Card
            title={t(`claims:info.services.${name}.title`)}
            icon={icon}
            action={
              <Button component={Link} variant="default" {...link}>
                {t(`claims:info.services.${name}.action`)}
              </Button>
            }
          >
            <p>{t(`claims:info.services.${name}.text`)}</p>
          </Card>
        ),
      }))}
    />
  );
}
