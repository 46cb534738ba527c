import { openTutorLink } from '@portal/contract/placements';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useLinkSecret } from '../../../lib/routing/useLinkSecret.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AskForLink } from './AskForLink.tsx';
import { DeskList } from './DeskList.tsx';
import type { TutorPart } from './desk.ts';
import { Greeting } from './Greeting.tsx';
import { TutorPlacement } from './TutorPlacement.tsx';

export interface TutorDeskProps {
  /** What other areas show of a placement, or let the tutor do. */
  parts: readonly TutorPart[];
}

/** What a tutor without an account sees by the link that is theirs: the placements they look after, and each of them. */
export function TutorDesk({ parts }: TutorDeskProps) {
  const { secret } = useLinkSecret('tutorDesk');
  return secret === null ? <AskForLink isMissing /> : <OpenDesk key={secret} token={secret} parts={parts} />;
}

function OpenDesk({ token, parts }: TutorDeskProps & { token: string }) {
  const t = useTexts('tutorDesk');
  const titles = useTitles();
  const { day } = useFormat();
  const { get } = useListParams();
  const query = useCall(openTutorLink, { body: { token } });
  if (query.error?.name === 'linkExpiredOrUsed') return <AskForLink />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="page" />}>
      {(desk) => {
        const [first, ...others] = desk.practicas;
        const chosen = desk.practicas.find(({ idPractica }) => String(idPractica) === get('practica'));
        // One alone is what they come for.
        const shown = chosen ?? (others.length === 0 ? first : undefined);
        if (shown !== undefined)
          return (
            <TutorPlacement
              key={shown.idPractica}
              token={token}
              desk={desk}
              idPractica={shown.idPractica}
              parts={parts}
            />
          );
        return (
          <>
            <PageHead
              title={titles('tutorDesk')}
              context={t(`context.${desk.tipo}`, { day: day(desk.caduca) })}
            />
            <Greeting name={desk.nombre} />
            <DeskList desk={desk} />
          </>
        );
      }}
    </CallView>
  );
}
