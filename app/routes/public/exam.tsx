import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/exam';

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const exam = (await context.get(servicesContext).catalogue()).bySlug.get(params.slug);
  if (!exam) throw new Response(null, { status: 404 });
  return { exam };
};

export default function ExamPage({ loaderData: { exam } }: Route.ComponentProps) {
  return <h1>{exam.name.es}</h1>;
}
