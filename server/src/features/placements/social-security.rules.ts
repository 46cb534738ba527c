/**
 * Who registers a student with the social security (LGSS, DA 52): where the internship is paid whoever pays it, else the
 * host unless it has been agreed that the institution does.
 */
export const registersStudent = ({
  remunerada,
  asumeCosteSS,
}: {
  remunerada: boolean;
  asumeCosteSS: boolean | null;
}): 'empresa' | 'centro' => (remunerada || asumeCosteSS !== false ? 'empresa' : 'centro');
