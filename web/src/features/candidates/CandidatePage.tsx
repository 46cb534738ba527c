import { Box, Group } from '@mantine/core';
import { getCandidate } from '@portal/contract/candidates';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePageTitle } from '../../lib/routing/page-title.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useLetterKeys } from '../../lib/storage/letter-keys.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import { useMarkedRead } from './CandidatePanel.tsx';
import { CandidateView } from './CandidateView.tsx';
import { neighbours, rememberedList } from './candidate-order.ts';
import classes from './candidates.module.css';
import { StepButtons } from './StepButtons.tsx';

/** A candidate's CV on a page of its own. */
export default function CandidatePage() {
  const { id = '' } = useParams();
  const t = useTexts('candidates');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const candidate = useCall(getCandidate, { params: { id } });
  const { data } = candidate;
  useMarkedRead(data?.candidato.idCandidatura);
  const hasLetterKeys = useLetterKeys();
  const list = rememberedList(Number(id));
  const walk = list && neighbours(list.order, Number(id));
  usePageTitle(data && `${data.candidato.nombre} ${data.candidato.apellidos}`);
  return (
    <Box maw="76rem">
      <CallView query={candidate}>
        {(datos) => (
          <>
            <Group gap="0.5rem 1rem" justify="space-between" mb="md">
              <ScreenLink
                to="companyOffer"
                params={{ id: datos.urlOferta }}
                search={list?.search ?? ''}
                className={textClass({ small: true, className: classes.back })}
              >
                <IconArrowLeft size={18} aria-hidden />
                {t('panel.back')}
              </ScreenLink>
              <Group gap="0.25rem 1rem">
                <Text dim tiny className={classes.keys}>
                  {t(hasLetterKeys ? 'panel.keys' : 'panel.arrows')}
                </Text>
                <StepButtons
                  previous={walk ? walk.previous : datos.idCandidaturaAnterior}
                  next={walk ? walk.next : datos.idCandidaturaSiguiente}
                  onStep={(next) => navigate(pathTo('candidate', { id: next }), { replace: true })}
                />
              </Group>
            </Group>
            <Card p="clamp(1rem, 2.5vw, 2rem)" key={id}>
              <CandidateView candidate={datos} isPage />
            </Card>
          </>
        )}
      </CallView>
    </Box>
  );
}
