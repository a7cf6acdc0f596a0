import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import * as api from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { type RegistryMetric, registryProducer } from './registry-producer.ts';
import { runOutsideSpans, type Span, type SpanStart, type Tracer } from './spans.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import { newTraceId, type TraceParent } from './trace-context.ts';
import { traceOutgoing } from './trace-outgoing.ts';

export type Telemetry = { tracer: Tracer | null; close(): Promise<void> };

export type TelemetryParts = {
  settings: TelemetrySettings;
  version: string;
  port: number;
  knownHosts: ReadonlySet<string>;
  readMetrics(): Promise<readonly RegistryMetric[]>;
  warn(message: string, err?: unknown): void;
};

/** Data that has not been sent after this time is dropped, so that a collector cannot delay the shutdown. */
const FLUSH_MS = 3000;
const LONGEST_ATTRIBUTE = 4096;

const KINDS = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, consumer: api.SpanKind.CONSUMER };

type Exporter<Items> = { export(items: Items, done: (result: { error?: Error }) => void): void };

function reportFailures<Items, T extends Exporter<Items>>(exporter: T, { warn }: Pick<TelemetryParts, 'warn'>): T {
  let isFailing = false;
  const send = exporter.export.bind(exporter);
  exporter.export = (items, done) =>
    send(items, (result) => {
      if (result.error !== undefined && !isFailing) warn('the collector rejects telemetry', result.error);
      isFailing = result.error !== undefined;
      done(result);
    });
  return exporter;
}

function createSampler({ sampler, ratio }: TelemetrySettings): Sampler {
  const [, base = sampler] = /^parentbased_(.+)$/.exec(sampler) ?? [];
  const root =
    base === 'always_on'
      ? new AlwaysOnSampler()
      : base === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return base === sampler ? root : new ParentBasedSampler({ root });
}

/** Work that begins after its trace has ended, for example in a timer, is not recorded. */
const NO_SPAN: Span = { begin: () => NO_SPAN, annotate: () => undefined, end: () => undefined };

function startSpan(tracer: api.Tracer, { name, kind, attributes, startTime }: SpanStart, context: api.Context) {
  return tracer.startSpan(
    name,
    { ...(kind && { kind: KINDS[kind] }), ...(attributes && { attributes }), ...(startTime && { startTime }) },
    context,
  );
}

function wrap(tracer: api.Tracer, span: api.Span, root?: api.Span): Span {
  const context = api.trace.setSpan(api.ROOT_CONTEXT, span);
  const first = root ?? span;
  return {
    begin: (start) => (first.isRecording() ? wrap(tracer, startSpan(tracer, start, context), first) : NO_SPAN),
    annotate: (attributes) => void span.setAttributes(attributes),
    end({ name, attributes = {}, error } = {}) {
      if (name !== undefined) span.updateName(name);
      span.setAttributes(attributes);
      if (error !== undefined) span.setAttribute('error.type', error).setStatus({ code: api.SpanStatusCode.ERROR });
      // Ending a span may start a timer of the processor, whose requests must not belong to a trace.
      runOutsideSpans(() => span.end());
    },
  };
}

function contextOf(parent: TraceParent | null): api.Context {
  if (parent === null) return api.ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? api.TraceFlags.SAMPLED : api.TraceFlags.NONE;
  return api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

function openTraces(parts: TelemetryParts, resource: Resource) {
  const provider = new TracerProvider({
    resource,
    sampler: createSampler(parts.settings),
    idGenerator: Object.assign(new RandomIdGenerator(), { generateTraceId: newTraceId }),
    spanLimits: { attributeValueLengthLimit: LONGEST_ATTRIBUTE },
    spanProcessors: [new BatchSpanProcessor({ exporter: reportFailures(new OTLPTraceExporter(), parts) })],
  });
  const sdkTracer = provider.getTracer('ospitalia', parts.version);
  const stop = traceOutgoing(parts.knownHosts);
  const tracer: Tracer = {
    begin(start, parent = null) {
      const span = startSpan(sdkTracer, start, contextOf(parent));
      const { traceId } = span.spanContext();
      return { traceId, span: span.isRecording() ? wrap(sdkTracer, span) : null };
    },
  };
  return {
    tracer,
    async shutdown() {
      stop();
      await provider.shutdown();
    },
  };
}

function openMetrics(parts: TelemetryParts, resource: Resource) {
  const reader = new PeriodicExportingMetricReader({
    exporter: reportFailures(new OTLPMetricExporter(), parts),
    exportIntervalMillis: parts.settings.metricIntervalMs,
  });
  reader.setMetricProducer(registryProducer(resource, parts.readMetrics));
  return reader;
}

/** Load this module only if a collector is configured, because the SDK takes memory. */
export function openTelemetry(parts: TelemetryParts): Telemetry {
  const { settings, version, port } = parts;
  const serviceResource = resourceFromAttributes({
    'service.name': 'ospitalia',
    'service.version': version,
    'service.instance.id': `${hostname()}:${port}`,
  });
  const resource = serviceResource.merge(
    detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] }),
  );
  const traces = settings.exportsTraces ? openTraces(parts, resource) : null;
  const metrics = settings.exportsMetrics ? openMetrics(parts, resource) : null;
  return {
    tracer: traces?.tracer ?? null,
    close: () =>
      Promise.race([Promise.allSettled([traces?.shutdown(), metrics?.shutdown()]), pause(FLUSH_MS)]).then(
        () => undefined,
      ),
  };
}
