import { describe, expect, test } from 'vitest';
import { containers, drawingOf, inOrderOfDraw, specimenFits } from './containers.ts';
import { type ContainerId, containerIds, type SpecimenType, specimenTypes } from './specimen.ts';
import { specimenCaps, specimenShapes } from './specimen-cap.ts';

test('every container exists and carries at least one specimen', () => {
  expect(Object.keys(containers).toSorted()).toEqual(containerIds.toSorted());
  for (const id of containerIds) expect(containers[id].carries.length, id).toBeGreaterThan(0);
});

test('every specimen has a container, and every cap belongs to one', () => {
  const carried = new Set(containerIds.flatMap((id) => containers[id].carries));
  expect(specimenTypes.filter((type) => !carried.has(type))).toEqual([]);
  const caps = new Set(containerIds.map((id) => containers[id].cap));
  expect(specimenCaps.filter((cap) => !caps.has(cap))).toEqual([]);
});

test('every container has a drawing, and every drawing a container', () => {
  const drawn = new Set(containerIds.map(drawingOf));
  expect([...specimenCaps, ...specimenShapes].filter((one) => !drawn.has(one))).toEqual([]);
  expect([drawingOf('edta'), drawingOf('stool-cup'), drawingOf('formalin')]).toEqual(['lavender', 'jar', 'jar']);
});

test('sorts tubes by the order of draw of CLSI GP41, for any input order', () => {
  const drawn = containerIds.filter((id) => containers[id].draw !== null);
  expect(inOrderOfDraw(drawn.toReversed())).toEqual([
    'blood-culture-bottle',
    'citrate',
    'serum-gel',
    'serum',
    'heparin',
    'trace-elements',
    'edta',
    'fluoride',
  ]);
  expect(inOrderOfDraw(['urine-cup', 'stool-cup', 'edta', 'citrate'])).toEqual([
    'citrate',
    'edta',
    'urine-cup',
    'stool-cup',
  ]);
});

describe('specimenFits', () => {
  test.each<[SpecimenType, ContainerId]>([
    ['serum', 'serum'],
    ['serum', 'serum-gel'],
    ['whole-blood', 'edta'],
    ['plasma', 'edta'],
    ['plasma', 'citrate'],
    ['plasma', 'fluoride'],
    ['arterial-blood', 'heparin-syringe'],
    ['urine', 'urine-sterile'],
    ['urine-24h', 'urine-24h'],
    ['bone-marrow', 'heparin'],
    ['capillary-blood', 'dried-blood-card'],
    ['capillary-blood', 'rapid-test'],
    ['calculus', 'envelope'],
    ['cervical-sample', 'liquid-cytology'],
  ])('%s travels in %s', (type, container) => {
    expect(specimenFits({ type, container })).toBe(true);
  });

  test.each<[SpecimenType, ContainerId]>([
    ['serum', 'edta'],
    ['serum', 'citrate'],
    ['serum', 'heparin'],
    ['plasma', 'serum-gel'],
    ['plasma', 'serum'],
    ['whole-blood', 'serum'],
    ['whole-blood', 'serum-gel'],
    ['arterial-blood', 'edta'],
    ['urine', 'edta'],
    ['urine', 'urine-24h'],
    ['urine-24h', 'urine-cup'],
    ['stool', 'urine-cup'],
    ['urine', 'stool-cup'],
    ['semen', 'urine-sterile'],
    ['cerebrospinal-fluid', 'edta'],
    ['breath', 'envelope'],
    ['tissue', 'petri-dish'],
    ['throat-swab', 'formalin'],
  ])('%s does not travel in %s', (type, container) => {
    expect(specimenFits({ type, container })).toBe(false);
  });
});
