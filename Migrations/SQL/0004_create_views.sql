-- The public views. CROSS JOIN fixes the order of the loops: from the run down, and from an array to the shape.
CREATE VIEW runs (
    run_id, run_name, started_at, engine, engine_version, branch, commit_id, state, cases, environment
) AS
SELECT id, name, started_at, engine, engine_version, branch, commit_id, state, cases, environment
FROM run;

CREATE VIEW cases (
    run_id, run_name, case_id, suite, scenario, offer, step, outcome, passes, message
) AS
SELECT
    run.id, run.name, case_name.case_id, suite.name, case_name.scenario, case_name.offer, case_name.step,
    recording.outcome, recording.passes, recording.message
FROM run
CROSS JOIN run_suite ON run_suite.run = run.id
CROSS JOIN suite ON suite.id = run_suite.suite
CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
CROSS JOIN case_name ON case_name.id = suite_case.case_name
CROSS JOIN recording ON recording.id = suite_case.recording;

CREATE VIEW frames (
    run_id, run_name, case_id, node_index, node_path, kind, identifier, text, x, y, width, height,
    pixel_x, pixel_y, pixel_width, pixel_height, inputs, lines, truncated, measures, hits
) AS
SELECT
    run_id, run_name, case_id, node_index, path, kind, identifier, text, x, y, width, height,
    pixel_x,
    pixel_y,
    CASE
        WHEN typeof(x) = 'text' OR typeof(width) = 'text' THEN 'nan'
        WHEN abs(x + width) < 9e999 THEN floor((x + width) * scale + 0.5) / scale - pixel_x
        WHEN x IS NOT NULL THEN coalesce(x + width - pixel_x, 'nan')
    END,
    CASE
        WHEN typeof(y) = 'text' OR typeof(height) = 'text' THEN 'nan'
        WHEN abs(y + height) < 9e999 THEN floor((y + height) * scale + 0.5) / scale - pixel_y
        WHEN y IS NOT NULL THEN coalesce(y + height - pixel_y, 'nan')
    END,
    inputs, lines, truncated, measures, hits
FROM (
    SELECT
        run.id AS run_id, run.name AS run_name, run.scale AS scale, case_name.case_id AS case_id,
        frame.key AS node_index, place.path AS path, place.kind AS kind,
        content.identifier AS identifier, content.text AS text, coalesce(content.inputs, '{}') AS inputs,
        frame.value ->> 0 AS x, frame.value ->> 1 AS y, frame.value ->> 2 AS width, frame.value ->> 3 AS height,
        CASE
            WHEN typeof(frame.value ->> 0) = 'text' THEN 'nan'
            WHEN abs(frame.value ->> 0) < 9e999 THEN floor((frame.value ->> 0) * run.scale + 0.5) / run.scale
            ELSE frame.value ->> 0
        END AS pixel_x,
        CASE
            WHEN typeof(frame.value ->> 1) = 'text' THEN 'nan'
            WHEN abs(frame.value ->> 1) < 9e999 THEN floor((frame.value ->> 1) * run.scale + 0.5) / run.scale
            ELSE frame.value ->> 1
        END AS pixel_y,
        frame.value ->> 4 AS measures, frame.value ->> 5 AS hits,
        frame.value ->> 6 AS lines, frame.value ->> 7 AS truncated
    FROM run
    CROSS JOIN run_suite ON run_suite.run = run.id
    CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
    CROSS JOIN case_name ON case_name.id = suite_case.case_name
    CROSS JOIN recording ON recording.id = suite_case.recording
    CROSS JOIN json_each(recording.frames) AS frame
    CROSS JOIN shape_node ON shape_node.shape = recording.shape AND shape_node.node = frame.key
    CROSS JOIN place ON place.id = shape_node.place
    CROSS JOIN content ON content.id = shape_node.content
);
