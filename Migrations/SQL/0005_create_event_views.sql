-- The public views of what was asked, observed and found. Events are kept by pass: [pass, first sequence, [event ...]],
-- an event is [node * 3 + phase, proposed width, a, b, proposed height], the last one only when it is given.
CREATE VIEW proposals (
    run_id, run_name, case_id, sequence, pass, phase, node_index, node_path, proposed_width, proposed_height,
    width, height, x, y
) AS
SELECT
    run_id, run_name, case_id, sequence, pass,
    CASE code % 3 WHEN 0 THEN 'measure' WHEN 1 THEN 'guide' ELSE 'place' END,
    shape_node.node, place.path, proposed_width, proposed_height,
    CASE code % 3 WHEN 0 THEN a END,
    CASE code % 3 WHEN 0 THEN b END,
    CASE code % 3 WHEN 2 THEN a END,
    CASE code % 3 WHEN 2 THEN b END
FROM (
    SELECT
        run.id AS run_id, run.name AS run_name, case_name.case_id AS case_id, recording.shape AS shape_id,
        (span.value ->> 1) + event.key AS sequence, span.value ->> 0 AS pass,
        event.value ->> 0 AS code, event.value ->> 1 AS proposed_width, event.value ->> 4 AS proposed_height,
        event.value ->> 2 AS a, event.value ->> 3 AS b
    FROM run
    CROSS JOIN run_suite ON run_suite.run = run.id
    CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
    CROSS JOIN case_name ON case_name.id = suite_case.case_name
    CROSS JOIN recording ON recording.id = suite_case.recording
    CROSS JOIN json_each(recording.events) AS span
    CROSS JOIN json_each(span.value, '$[2]') AS event
)
CROSS JOIN shape_node ON shape_node.shape = shape_id AND shape_node.node = code / 3
CROSS JOIN place ON place.id = shape_node.place;

CREATE VIEW observations (
    run_id, run_name, case_id, pass, node_path, kind, old_value, new_value
) AS
SELECT
    run.id, run.name, case_name.case_id, observation.value ->> 0, place.path, observation.value ->> 2,
    observation.value ->> 3, observation.value ->> 4
FROM run
CROSS JOIN run_suite ON run_suite.run = run.id
CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
CROSS JOIN case_name ON case_name.id = suite_case.case_name
CROSS JOIN recording ON recording.id = suite_case.recording
CROSS JOIN json_each(recording.observations) AS observation
CROSS JOIN shape_node ON shape_node.shape = recording.shape AND shape_node.node = observation.value ->> 1
CROSS JOIN place ON place.id = shape_node.place;

CREATE VIEW findings (
    run_id, run_name, case_id, rule, severity, node_path, message, value
) AS
SELECT
    run.id, run.name, case_name.case_id, finding.value ->> 0, finding.value ->> 1,
    (
        SELECT place.path
        FROM shape_node CROSS JOIN place ON place.id = shape_node.place
        WHERE shape_node.shape = recording.shape AND shape_node.node = finding.value ->> 2
    ),
    finding.value ->> 3, finding.value ->> 4
FROM run
CROSS JOIN run_suite ON run_suite.run = run.id
CROSS JOIN suite_case ON suite_case.snapshot = run_suite.snapshot
CROSS JOIN case_name ON case_name.id = suite_case.case_name
CROSS JOIN recording ON recording.id = suite_case.recording
CROSS JOIN json_each(recording.findings) AS finding;
