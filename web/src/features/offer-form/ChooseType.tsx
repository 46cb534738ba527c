import { Box, Stack, Title } from '@mantine/core';
import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Card } from '../../ui/Card.tsx';
import { entryLink } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { CopyEarlier } from './CopyEarlier.tsx';
import classes from './OfferForm.module.css';

const choices = [
  { tipo: 'practicas', screen: 'newInternshipOffer', Icon: IconSchool },
  { tipo: 'empleo', screen: 'newJobOffer', Icon: IconBriefcase },
] as const;

export default function ChooseType() {
  const t = useTexts('offerForm');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('newOffer')} context={t('choose.context')} />
      <Title order={2} mb="md">
        {t('choose.title')}
      </Title>
      <ul className={classes.choices}>
        {choices.map(({ tipo, screen, Icon }) => (
          <Card key={tipo} component="li" p="lg">
            <Stack gap="0.25rem">
              <Icon size={28} stroke={1.5} aria-hidden className={classes.icon} />
              <ScreenLink to={screen} className={entryLink} fz="lg">
                {t(`choose.${tipo}`)}
              </ScreenLink>
              <Text dim>{t(`choose.${tipo}Text`)}</Text>
            </Stack>
          </Card>
        ))}
      </ul>
      <Box maw="45rem" mt="xl">
        <CopyEarlier />
      </Box>
    </>
  );
}
